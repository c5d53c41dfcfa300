import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Range } from '#domain/question-types/catalogue/limits.ts';
import { forQuestion, type QuestionOf } from '#domain/question-types/kinds.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { authoring } from '../authoring.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';
import { countWords } from '../texts.ts';

function inRange(field: string, text: string, [least, most]: Range): Finding[] {
  const words = countWords(text);
  return finding(words < least || words > most, field, `${words} words: write ${least} to ${most}`);
}

const listed = (field: string, texts: readonly string[], range: Range) =>
  texts.flatMap((text, index) => inRange(`${field}.${index}`, text, range));

/** The topic, as long as authors write it and the exam allows. */
function topic({ type, topic: text }: Question): Finding[] {
  const { topicWords } = authoring[type];
  const { promptWords = Number.POSITIVE_INFINITY } = catalogue[type].limits;
  return topicWords ? inRange('topic', text, [topicWords[0], Math.min(topicWords[1], promptWords)]) : [];
}

function options(question: QuestionOf<'single-choice' | 'multiple-choice'>): Finding[] {
  const { optionWords } = authoring[question.type];
  return optionWords ? listed('multichoice', question.multichoice, optionWords) : [];
}

const parts = forQuestion<Finding[]>({
  'single-choice': options,
  'multiple-choice': options,
  reorder: ({ type, paragraphs }) =>
    listed('paragraphs', paragraphs, [10, catalogue[type].limits.paragraphWords ?? 0]),
  'word-bank-blanks': () => [],
  'drop-down-blanks': () => [],
  'typed-blanks': () => [],
  dictation: ({ transcript }) => inRange('transcript', transcript, [8, 14]),
  'highlight-words': () => [],
});

/** Passages, paragraphs, options and sentences are as long as the exam's. */
export const lengthsRule = eachQuestion((question) => [
  ...inRange('title', question.title, [2, 6]),
  ...topic(question),
  ...parts(question),
]);
