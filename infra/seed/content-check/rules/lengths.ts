import type { Range } from '#domain/question-types/catalogue/limits.ts';
import { forQuestion, type QuestionOf } from '#domain/question-types/kinds.ts';
import { faultsOf } from '#domain/question-types/limits-kept.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { countWithBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { authoring } from '../authoring.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';

function inRange(field: string, text: string, [least, most]: Range): Finding[] {
  const words = countWithBlanks(text);
  const atMost = Number.isFinite(most) ? ` and at most ${most}` : '';
  return finding(words < least || words > most, field, `${words} words: write at least ${least}${atMost}`);
}

const listed = (field: string, texts: readonly string[], range: Range) =>
  texts.flatMap((text, index) => inRange(`${field}.${index}`, text, range));

function topic({ type, topic: text }: Question): Finding[] {
  const { topicWords } = authoring[type];
  return topicWords ? inRange('topic', text, topicWords) : [];
}

function options(question: QuestionOf<'single-choice' | 'multiple-choice'>): Finding[] {
  const { optionWords } = authoring[question.type];
  return optionWords ? listed('multichoice', question.multichoice, optionWords) : [];
}

const parts = forQuestion<Finding[]>({
  'single-choice': options,
  'multiple-choice': options,
  reorder: ({ paragraphs }) => listed('paragraphs', paragraphs, [10, Number.POSITIVE_INFINITY]),
  'word-bank-blanks': () => [],
  'drop-down-blanks': () => [],
  'typed-blanks': () => [],
  dictation: ({ transcript }) => inRange('transcript', transcript, [8, 14]),
  'highlight-words': () => [],
  'written-response': () => [],
  'spoken-response': () => [],
});

/** Passages, paragraphs, options and sentences are as long as the exam's, and as authors keep to inside its limits. */
export const lengthsRule = eachQuestion((question) => [
  ...inRange('title', question.title, [2, 6]),
  ...faultsOf(question).map(({ path, message }): Finding => [path.join('.'), message]),
  ...topic(question),
  ...parts(question),
]);
