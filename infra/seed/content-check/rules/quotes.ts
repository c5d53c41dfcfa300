import { forQuestion } from '#domain/question-types/kinds.ts';
import { momentOf } from '#domain/question-types/mechanisms/track.ts';
import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { partsOf } from '../parts.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';
import { sourceOf } from '../source-of.ts';

const mostSentences = 2;

/** Which reasons must quote: of right options in a text or recording, and of every pair. */
const mustQuote = forQuestion<boolean, [index: number]>({
  'single-choice': ({ correctIndex }, index) => correctIndex === index,
  'multiple-choice': ({ correctIndexes }, index) => correctIndexes.includes(index),
  reorder: () => true,
  'word-bank-blanks': () => false,
  'drop-down-blanks': () => false,
  'typed-blanks': () => false,
  dictation: () => false,
  'highlight-words': () => false,
  'written-response': () => false,
  'spoken-response': () => false,
});

/** The text in which a quote must stand, read or heard. What links a pair of paragraphs stands in its second. */
function textQuoted(question: Question, index: number): string {
  const { paragraphs } = partsOf(question);
  if (paragraphs) return paragraphs[index + 1] ?? '';
  return sourceOf(question);
}

/** Every quote is a part of its text, so that it can be marked there or played. */
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
