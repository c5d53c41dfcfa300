import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Range } from '#domain/question-types/catalogue/limits.ts';
import { forQuestion, type QuestionOf } from '#domain/question-types/kinds.ts';
import {
  hasRule,
  rightAnswerTo,
  scoreAnswer,
  startingAnswerTo,
  studentView,
  type Question,
} from '#domain/question-types/registry.ts';
import { authoring } from '../authoring.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';

function count(field: string, items: readonly unknown[], [least, most]: Range): Finding[] {
  const asked = least === most ? String(least) : `${least} to ${most}`;
  return finding(
    items.length < least || items.length > most,
    field,
    `${items.length} of these: write ${asked}`,
  );
}

function different(field: string, words: readonly string[]): Finding[] {
  const distinct = new Set(words.map((word) => word.trim().toLowerCase()));
  return finding(distinct.size !== words.length, field, 'two are the same: make them different');
}

const ascends = (indexes: readonly number[]) =>
  indexes.every((index, place) => place === 0 || index > (indexes[place - 1] ?? 0));
const singleWords = (field: string, words: readonly string[]) =>
  words.flatMap((word, index) => finding(/\s/.test(word.trim()), `${field}.${index}`, 'one word only'));

const options = ({ type, multichoice }: QuestionOf<'single-choice' | 'multiple-choice'>) => [
  ...count('multichoice', multichoice, authoring[type].options ?? [2, 8]),
  ...different('multichoice', multichoice),
];

/** How many blanks authors write: never fewer than three. */
function authoredBlanks({ type }: Question): Range {
  const [least, most] = catalogue[type].limits.blanks ?? [3, 5];
  return [Math.max(3, least), most];
}

const counts = forQuestion<Finding[]>({
  'single-choice': options,
  'multiple-choice': (question) => [
    ...options(question),
    ...count('correctIndexes', question.correctIndexes, authoring[question.type].rightOptions ?? [2, 3]),
    ...finding(!ascends(question.correctIndexes), 'correctIndexes', 'write them in ascending order'),
  ],
  reorder: ({ paragraphs }) => count('paragraphs', paragraphs, [4, 5]),
  'word-bank-blanks': (question) => [
    ...count('correctAnswers', question.correctAnswers, authoredBlanks(question)),
    ...count('wordsGiven', question.wordsGiven, catalogue[question.type].limits.wordsOffered ?? [6, 8]),
    ...different('wordsGiven', question.wordsGiven),
    ...different('correctAnswers', question.correctAnswers),
    ...singleWords('wordsGiven', question.wordsGiven),
  ],
  'drop-down-blanks': (question) => {
    const { optionsPerBlank = 5 } = catalogue[question.type].limits;
    return [
      ...count('correctAnswers', question.correctAnswers, authoredBlanks(question)),
      ...question.wordsGiven.flatMap((words, index) => [
        ...count(`wordsGiven.${index}`, words, [optionsPerBlank, optionsPerBlank]),
        ...different(`wordsGiven.${index}`, words),
      ]),
    ];
  },
  'typed-blanks': ({ correctAnswers }) => [
    ...count('correctAnswers', correctAnswers, [4, 6]),
    ...singleWords('correctAnswers', correctAnswers),
  ],
  dictation: () => [],
  'highlight-words': ({ indexToClick }) => [
    ...count('indexToClick', indexToClick, [4, 7]),
    ...finding(!ascends(indexToClick), 'indexToClick', 'write them in ascending order'),
  ],
  'written-response': () => [],
  'spoken-response': ({ correctAnswers }) => different('correctAnswers', correctAnswers),
});

/** Each type has exactly as many options, blanks and keys as the exam gives it. */
export const keyCountsRule = eachQuestion((question) => counts(question));

/** The stored key earns all points, and the screen as it opens does not pass. */
export const solvableRule = eachQuestion((question) => {
  if (!hasRule(question)) return [];
  const passes = (answer: Parameters<typeof scoreAnswer>[1]) => scoreAnswer(question, answer);
  const right = passes(rightAnswerTo(question));
  return [
    ...finding(
      !right.successful || right.points !== right.maximum,
      keyField(question),
      'the key does not earn all points: mend the key',
    ),
    ...finding(
      passes(startingAnswerTo(studentView(question, 'before'))).successful,
      keyField(question),
      'the screen submitted as it opens passes: mend the texts or their order',
    ),
  ];
});

/** The field in which the key of each kind is written. */
const keyField = forQuestion<string>({
  'single-choice': () => 'correctIndex',
  'multiple-choice': () => 'correctIndexes',
  reorder: () => 'paragraphs',
  'word-bank-blanks': () => 'correctAnswers',
  'drop-down-blanks': () => 'correctAnswers',
  'typed-blanks': () => 'correctAnswers',
  dictation: () => 'transcript',
  'highlight-words': () => 'indexToClick',
  'written-response': () => 'sampleAnswer',
  'spoken-response': () => 'keyPoints',
});
