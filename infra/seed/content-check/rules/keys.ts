import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Range } from '#domain/question-types/catalogue/limits.ts';
import {
  emptyAnswerOf,
  rightAnswerTo,
  scoreAnswer,
  studentView,
  type Question,
} from '#domain/question-types/registry.ts';
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

/** Each type has exactly as many options, blanks and keys as the exam gives it. */
export const keyCountsRule = eachQuestion((question) => {
  const {
    blanks = [3, 5],
    wordsOffered = [6, 8],
    optionsPerBlank = 5,
  } = catalogue[question.type].limits ?? {};
  const authored: Range = [Math.max(3, blanks[0]), blanks[1]];
  switch (question.type) {
    case 'RSA':
      return options(question.multichoice, [4, 4]);
    case 'LSA':
    case 'LHS':
      return options(question.multichoice, [3, 4]);
    case 'LMW':
      return options(question.multichoice, [3, 5]);
    case 'RMA':
    case 'LMA':
      return [
        ...options(question.multichoice, [5, 7]),
        ...count('correctIndexes', question.correctIndexes, [2, 3]),
        ...finding(!ascends(question.correctIndexes), 'correctIndexes', 'write them in ascending order'),
      ];
    case 'RRP':
      return count('paragraphs', question.paragraphs, [4, 5]);
    case 'RFG':
      return [
        ...count('correctAnswers', question.correctAnswers, authored),
        ...count('wordsGiven', question.wordsGiven, wordsOffered),
        ...different('wordsGiven', question.wordsGiven),
        ...different('correctAnswers', question.correctAnswers),
        ...singleWords('wordsGiven', question.wordsGiven),
      ];
    case 'RFB':
      return [
        ...count('correctAnswers', question.correctAnswers, authored),
        ...question.wordsGiven.flatMap((words, index) => [
          ...count(`wordsGiven.${index}`, words, [optionsPerBlank, optionsPerBlank]),
          ...different(`wordsGiven.${index}`, words),
        ]),
      ];
    case 'LIW':
      return [
        ...count('indexToClick', question.indexToClick, [4, 7]),
        ...finding(!ascends(question.indexToClick), 'indexToClick', 'write them in ascending order'),
      ];
    case 'LWB':
      return [
        ...count('correctAnswers', question.correctAnswers, [4, 6]),
        ...singleWords('correctAnswers', question.correctAnswers),
      ];
    case 'LWD':
      return [];
  }
});

const options = (texts: readonly string[], range: Range) => [
  ...count('multichoice', texts, range),
  ...different('multichoice', texts),
];

/** The stored key earns all points, and the screen as it opens does not pass. */
export const solvableRule = eachQuestion((question) => {
  const passes = (answer: Parameters<typeof scoreAnswer>[1]) => scoreAnswer(question, answer);
  const right = passes(rightAnswerTo(question));
  return [
    ...finding(
      !right.successful || right.points !== right.maximum,
      keyField(question),
      'the key does not earn all points: mend the key',
    ),
    ...finding(
      passes(emptyAnswerOf(studentView(question, 'before'))).successful,
      keyField(question),
      'whoever submits the screen as it opens passes: mend the texts or their order',
    ),
  ];
});

function keyField(question: Question): string {
  const fields = [
    'correctIndex',
    'correctIndexes',
    'correctAnswers',
    'indexToClick',
    'paragraphs',
    'transcript',
  ];
  return fields.find((field) => field in question) ?? 'type';
}
