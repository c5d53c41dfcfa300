import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { shuffle } from '../../core/shuffle.ts';
import {
  questionFields,
  revealedFields,
  sharedReasons,
  sharedView,
  viewFields,
} from '../../questions/question-fields.ts';
import type { Mechanism } from '../question-type.ts';
import { blankCount, blankWord, isSameWord, scoreBlanks } from './blanks.ts';
import { carriedWord } from './carry.ts';

const wordsGiven = z.array(blankWord).min(2).max(12);

/** How often each word stands in a list. */
function counts(words: readonly string[]): Map<string, number> {
  const result = new Map<string, number>();
  for (const word of words) result.set(word.trim(), (result.get(word.trim()) ?? 0) + 1);
  return result;
}

/** Whether `words` can be taken from the bank: no word more often than it is offered. */
function areOffered(bank: readonly string[], words: readonly string[]): boolean {
  const offered = counts(bank);
  return [...counts(words)].every(([word, times]) => times <= (offered.get(word) ?? 0));
}

const questionSchema = z
  .object({ ...questionFields, wordsGiven, correctAnswers: z.array(blankWord).min(1).max(10) })
  .refine(
    ({ topic, wordsGiven: words, correctAnswers }) =>
      blankCount(topic) === correctAnswers.length && areOffered(words, correctAnswers),
    'Each blank needs its right answer among the words.',
  );
const viewSchema = z.object({ ...viewFields, wordsGiven });
/** One word a blank, empty where none was put. */
const answerSchema = z.object({ selectedAnswer: z.array(plainText(100)).max(10) });
const solutionSchema = z.object({ ...revealedFields, correctAnswers: z.array(z.string()) });

type Question = z.infer<typeof questionSchema>;
type Answer = z.infer<typeof answerSchema>;

/** The blanks of a text, filled with words of one bank, each word used once: RFG. */
export const wordBankBlanks: Mechanism<
  'word-bank-blanks',
  Question,
  z.infer<typeof viewSchema>,
  Answer,
  z.infer<typeof solutionSchema>
> = {
  kind: 'word-bank-blanks',
  unit: { one: 'blank', many: 'blanks are right' },
  questionSchema,
  viewSchema,
  answerSchema,
  solutionSchema,
  // An author writes the right words first as often as not; the bank that is shown must not tell.
  view: (question) => ({
    ...sharedView(question),
    wordsGiven: shuffle(question.wordsGiven.toSorted(), question.uid),
  }),
  solution: (question) => ({ ...sharedReasons(question), correctAnswers: question.correctAnswers }),
  emptyAnswer: (view) => ({ selectedAnswer: Array.from({ length: blankCount(view.topic) }, () => '') }),
  noAnswer: { selectedAnswer: [] },
  isEmpty: (answer) => answer.selectedAnswer.every((word) => word.trim() === ''),
  rightAnswer: (question) => ({ selectedAnswer: question.correctAnswers }),
  fits: (question, answer) =>
    answer.selectedAnswer.length === blankCount(question.topic) &&
    areOffered(
      question.wordsGiven,
      answer.selectedAnswer.filter((word) => word.trim() !== ''),
    ),
  score: (question, answer) => scoreBlanks(question.correctAnswers, answer.selectedAnswer, isSameWord),
  carry: (from, to, answer) => ({
    selectedAnswer: answer.selectedAnswer.map((word) => carriedWord(from.wordsGiven, to.wordsGiven, word)),
  }),
};
