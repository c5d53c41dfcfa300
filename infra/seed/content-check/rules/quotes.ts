import { momentOf } from '#domain/question-types/mechanisms/track.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';

const mostSentences = 2;

/** Which reasons must quote: of right options in a text or recording, and of every pair. */
function mustQuote(question: Question, index: number): boolean {
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LMW':
    case 'LHS':
      return question.correctIndex === index;
    case 'RMA':
    case 'LMA':
      return question.correctIndexes.includes(index);
    case 'RRP':
      return true;
    default:
      return false;
  }
}

/** The text in which a quote must stand: what is read, or what is heard. */
function quotedFrom(question: Question, index: number): string {
  if (question.type === 'RRP') return question.paragraphs[index + 1] ?? '';
  return 'transcript' in question && question.transcript !== undefined ? question.transcript : question.topic;
}

/** Every quote is a part of its text, so that it can be marked there or played. */
export const quotesRule = eachQuestion((question) =>
  question.explanations.flatMap(({ quote }, index): Finding[] => {
    const field = `explanations.${index}.quote`;
    if (quote === undefined) return finding(mustQuote(question, index), field, 'quote the words that decide');
    const text = quotedFrom(question, index);
    if (!text.includes(quote))
      return [[field, `“${quote}” does not stand in the text: copy it letter by letter`]];
    if (!('transcript' in question) || question.transcript === undefined) return [];
    const moment = momentOf(question, quote);
    if (!moment) return [[field, 'no second of the track belongs to it: quote what one speaker says']];
    const heard = (question.sentences ?? []).filter(
      ({ startMs, endMs }) => startMs < moment.endMs && endMs > moment.startMs,
    );
    return finding(
      heard.length > mostSentences,
      field,
      `reaches over ${heard.length} sentences: quote fewer words`,
    );
  }),
);
