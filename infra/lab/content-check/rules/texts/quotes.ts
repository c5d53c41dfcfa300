import { momentOf } from '#domain/question-types/mechanisms/track.ts';
import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { choiceOf, paragraphsOf } from '../../parts.ts';
import { eachQuestion, finding, type Finding } from '../../rule.ts';
import { sourceOf } from '../../source-of.ts';

const mostSentences = 2;

/** Reasons of right options in a text or recording, and of pairs, must quote. */
const mustQuote = (question: Question, index: number): boolean =>
  paragraphsOf(question) !== undefined || (choiceOf(question)?.keys.includes(index) ?? false);

/** The text of a quote, read or heard; for a pair of paragraphs the second. */
function textQuoted(question: Question, index: number): string {
  const paragraphs = paragraphsOf(question);
  return paragraphs ? (paragraphs[index + 1] ?? '') : sourceOf(question);
}

/** Quotes are exact, so that they can be marked or played. */
export const quotesRule = eachQuestion((question) =>
  question.explanations.flatMap(({ quote }, index): Finding[] => {
    const field = `explanations.${index}.quote`;
    if (quote === undefined) return finding(mustQuote(question, index), field, 'quote the words that decide');
    const text = textQuoted(question, index);
    if (!text.includes(quote))
      return [[field, `“${quote}” does not stand in the text: copy it letter by letter`]];
    const recording = recordingOf(question);
    if (!recording) return [];
    const moment = momentOf(recording, quote);
    if (!moment) return [[field, 'no second of the track belongs to it: quote what one speaker says']];
    const spoken = recording.sentences.filter(
      ({ startMs, endMs }) => startMs < moment.endMs && endMs > moment.startMs,
    );
    return finding(
      spoken.length > mostSentences,
      field,
      `reaches over ${spoken.length} sentences: quote fewer words`,
    );
  }),
);
