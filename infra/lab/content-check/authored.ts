import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Range } from '#domain/question-types/catalogue/limits.ts';
import { forQuestion, type QuestionOf } from '#domain/question-types/kinds.ts';
import { countWithBlanks, filledText } from '#domain/question-types/mechanisms/blanks.ts';
import { dictationFaults } from '#domain/question-types/mechanisms/dictation.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { authoring } from './authoring.ts';
import { finding, type Finding } from './rule.ts';
import { plainWords } from './texts.ts';

interface Authored {
  readonly counts?: readonly Finding[];
  readonly lengths?: readonly Finding[];
  readonly speech?: readonly Finding[];
}

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

const optionCounts = ({ type, multichoice }: QuestionOf<'single-choice' | 'multiple-choice'>) => [
  ...count('multichoice', multichoice, authoring[type].options ?? [2, 8]),
  ...different('multichoice', multichoice),
];

/** At least three. */
function authoredBlanks({ type }: Question): Range {
  const [least, most] = catalogue[type].limits.blanks ?? [3, 5];
  return [Math.max(3, least), most];
}

export function inRange(field: string, text: string, [least, most]: Range): Finding[] {
  const words = countWithBlanks(text);
  const atMost = Number.isFinite(most) ? ` and at most ${most}` : '';
  return finding(words < least || words > most, field, `${words} words: write at least ${least}${atMost}`);
}

const listed = (field: string, texts: readonly string[], range: Range) =>
  texts.flatMap((text, index) => inRange(`${field}.${index}`, text, range));

function optionLengths(question: QuestionOf<'single-choice' | 'multiple-choice'>): Finding[] {
  const { optionWords } = authoring[question.type];
  return optionWords ? listed('multichoice', question.multichoice, optionWords) : [];
}

const squeezed = (text: string) => text.split(/\s+/).join(' ').trim();

function endingFaults({ transcript = '', multichoice }: QuestionOf<'single-choice'>): Finding[] {
  return [
    ...finding(/[.?!,;:]$/.test(transcript.trim()), 'script', 'its last line must break off without a mark'),
    ...multichoice.flatMap((option, index) =>
      finding(/[.?!]$/.test(option), `multichoice.${index}`, 'an ending has no full stop'),
    ),
  ];
}

function unspokenWords({ topic, transcript, correctAnswers }: QuestionOf<'typed-blanks'>): Finding[] {
  const words = new Set(plainWords(transcript));
  const unspoken = correctAnswers.filter((answer) => plainWords(answer).some((word) => !words.has(word)));
  return [
    ...unspoken.map((word): Finding => [
      'correctAnswers',
      `“${word}” is not spoken: take a word of the script`,
    ]),
    ...finding(
      squeezed(filledText(topic, correctAnswers)) !== squeezed(transcript),
      'topic',
      'with its blanks filled it is not the transcript: mend the text or the words',
    ),
  ];
}

function sentenceFaults({ transcript }: QuestionOf<'dictation'>): Finding[] {
  const { capital, fullStop } = dictationFaults(transcript);
  return [
    ...finding(capital || fullStop, 'script', 'a sentence begins with a capital and ends with a full stop'),
    ...finding(/[\d\n]|[.?!].*[.?!]/.test(transcript), 'script', 'one sentence on one line, no figures'),
  ];
}

export const authored = forQuestion<Authored>({
  'single-choice': (question) => ({
    counts: optionCounts(question),
    lengths: optionLengths(question),
    speech: catalogue[question.type].endsInBeep ? endingFaults(question) : [],
  }),
  'multiple-choice': (question) => ({
    counts: [
      ...optionCounts(question),
      ...count('correctIndexes', question.correctIndexes, authoring[question.type].rightOptions ?? [2, 3]),
      ...finding(!ascends(question.correctIndexes), 'correctIndexes', 'write them in ascending order'),
    ],
    lengths: optionLengths(question),
  }),
  reorder: ({ paragraphs }) => ({
    counts: count('paragraphs', paragraphs, [4, 5]),
    lengths: listed('paragraphs', paragraphs, [10, Number.POSITIVE_INFINITY]),
  }),
  'word-bank-blanks': (question) => ({
    counts: [
      ...count('correctAnswers', question.correctAnswers, authoredBlanks(question)),
      ...count('wordsGiven', question.wordsGiven, catalogue[question.type].limits.wordsOffered ?? [6, 8]),
      ...different('wordsGiven', question.wordsGiven),
      ...different('correctAnswers', question.correctAnswers),
      ...singleWords('wordsGiven', question.wordsGiven),
    ],
  }),
  'drop-down-blanks': (question) => {
    const { optionsPerBlank = 5 } = catalogue[question.type].limits;
    const ofBlanks = question.wordsGiven.flatMap((words, index) => [
      ...count(`wordsGiven.${index}`, words, [optionsPerBlank, optionsPerBlank]),
      ...different(`wordsGiven.${index}`, words),
    ]);
    return {
      counts: [...count('correctAnswers', question.correctAnswers, authoredBlanks(question)), ...ofBlanks],
    };
  },
  'typed-blanks': (question) => ({
    counts: [
      ...count('correctAnswers', question.correctAnswers, [4, 6]),
      ...singleWords('correctAnswers', question.correctAnswers),
    ],
    speech: unspokenWords(question),
  }),
  dictation: (question) => ({
    lengths: inRange('transcript', question.transcript, [8, 14]),
    speech: sentenceFaults(question),
  }),
  'highlight-words': ({ indexToClick }) => ({
    counts: [
      ...count('indexToClick', indexToClick, [4, 7]),
      ...finding(!ascends(indexToClick), 'indexToClick', 'write them in ascending order'),
    ],
  }),
  'written-response': () => ({}),
  'spoken-response': ({ correctAnswers }) => ({ counts: different('correctAnswers', correctAnswers) }),
});
