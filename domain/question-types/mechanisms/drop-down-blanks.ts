import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
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

const wordsGiven = z.array(z.array(blankWord).min(2).max(6)).min(1).max(10);

const questionSchema = z
  .object({ ...questionFields, wordsGiven, correctAnswers: z.array(blankWord) })
  .refine(
    ({ topic, wordsGiven: words, correctAnswers }) =>
      blankCount(topic) === words.length &&
      correctAnswers.length === words.length &&
      words.every((choices, index) => choices.includes(correctAnswers[index] ?? '')),
    'Each blank needs its words and its right answer among them.',
  );
const viewSchema = z.object({ ...viewFields, wordsGiven });
/** One word a blank, empty where none is chosen. */
const answerSchema = z.object({ selectedAnswer: z.array(plainText(100)).max(10) });
const solutionSchema = z.object({ ...revealedFields, correctAnswers: z.array(z.string()) });

type Question = z.infer<typeof questionSchema>;
type Answer = z.infer<typeof answerSchema>;

/** The blanks of a text, each with a drop-down of its own words: RFB. */
export const dropDownBlanks: Mechanism<
  'drop-down-blanks',
  Question,
  z.infer<typeof viewSchema>,
  Answer,
  z.infer<typeof solutionSchema>
> = {
  kind: 'drop-down-blanks',
  unit: { one: 'blank', many: 'blanks are right' },
  questionSchema,
  viewSchema,
  answerSchema,
  solutionSchema,
  view: (question) => ({ ...sharedView(question), wordsGiven: question.wordsGiven }),
  solution: (question) => ({ ...sharedReasons(question), correctAnswers: question.correctAnswers }),
  emptyAnswer: (view) => ({ selectedAnswer: view.wordsGiven.map(() => '') }),
  noAnswer: { selectedAnswer: [] },
  isEmpty: (answer) => answer.selectedAnswer.every((chosen) => chosen.trim() === ''),
  rightAnswer: (question) => ({ selectedAnswer: question.correctAnswers }),
  fits: (question, answer) =>
    answer.selectedAnswer.length === question.wordsGiven.length &&
    answer.selectedAnswer.every((chosen, index) => {
      const given = chosen.trim();
      return given === '' || (question.wordsGiven[index] ?? []).some((choice) => choice.trim() === given);
    }),
  score: (question, answer) => scoreBlanks(question.correctAnswers, answer.selectedAnswer, isSameWord),
  carry: (from, to, answer) => ({
    selectedAnswer: answer.selectedAnswer.map((chosen, index) =>
      carriedWord(from.wordsGiven[index] ?? [], to.wordsGiven[index] ?? [], chosen),
    ),
  }),
};
