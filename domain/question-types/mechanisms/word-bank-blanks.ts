import { z } from 'zod';
import { shuffle } from '../../core/shuffle.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineMechanism } from '../mechanism.ts';
import { blankCount, blankWord, emptyBlanks, filledText, ofOfferedWords, scoreBlanks } from './blanks.ts';
import { carriedWord } from './carry.ts';
import { outside } from './limit-faults.ts';

const wordsGiven = z.array(blankWord).min(2).max(12);

function counts(words: readonly string[]): Map<string, number> {
  const result = new Map<string, number>();
  for (const word of words) result.set(word.trim(), (result.get(word.trim()) ?? 0) + 1);
  return result;
}

/** Whether `words` can be taken from the bank, each as often as it is offered. */
function areOffered(bank: readonly string[], words: readonly string[]): boolean {
  const offered = counts(bank);
  return [...counts(words)].every(([word, times]) => times <= (offered.get(word) ?? 0));
}

export const wordBankBlanks = defineMechanism({
  kind: 'word-bank-blanks',
  ...ofOfferedWords,
  questionSchema: z
    .object({ ...questionFields, wordsGiven, correctAnswers: z.array(blankWord).min(1).max(10) })
    .refine(
      ({ topic, wordsGiven: words, correctAnswers }) =>
        blankCount(topic) === correctAnswers.length && areOffered(words, correctAnswers),
      'Each blank needs its right answer among the words.',
    ),
  viewSchema: z.object({ ...viewFields, wordsGiven }),
  solutionSchema: z.object({ ...revealedFields, correctAnswers: z.array(z.string()) }),
  // Authors often write the right words first, so the bank is shuffled.
  view: (question) => ({
    ...sharedView(question),
    wordsGiven: shuffle(question.wordsGiven.toSorted(), question.uid),
  }),
  solution: (question) => ({ ...sharedReasons(question), correctAnswers: question.correctAnswers }),
  startingAnswer: (view) => ({ selectedAnswer: emptyBlanks(blankCount(view.topic)) }),
  fits: (view, { selectedAnswer }) =>
    selectedAnswer.length === blankCount(view.topic) &&
    areOffered(
      view.wordsGiven,
      selectedAnswer.filter((word) => word.trim() !== ''),
    ),
  content: {
    texts: ['wordsGiven'],
    keyField: 'correctAnswers',
    offers: ({ wordsGiven: options, correctAnswers }) =>
      correctAnswers.map((right) => ({ kind: 'bank', options, keys: [options.indexOf(right)] })),
    wholeText: ({ topic, correctAnswers }) => filledText(topic, correctAnswers),
    limitFaults: (question, { blanks, wordsOffered }) => [
      ...outside(['topic'], blankCount(question.topic), blanks, 'blanks'),
      ...outside(['wordsGiven'], question.wordsGiven.length, wordsOffered, 'words'),
    ],
  },
  scoring: {
    by: 'rule',
    rightAnswer: (question) => ({ selectedAnswer: question.correctAnswers }),
    score: (question, answer) => scoreBlanks(question.correctAnswers, answer.selectedAnswer),
    carry: (from, to, answer) => ({
      selectedAnswer: answer.selectedAnswer.map((word) => carriedWord(from.wordsGiven, to.wordsGiven, word)),
    }),
  },
});
