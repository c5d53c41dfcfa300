import { z } from 'zod';
import { plainText } from '../core/contract.ts';
import { questionFields, sharedView, viewFields } from '../questions/question-fields.ts';
import { aboveHalf, objectiveScore } from '../scoring/score.ts';
import type { QuestionType } from './question-type.ts';

/** Reading & Writing, Fill in the Blanks: `___` in the topic is a blank, each with a drop-down of its own words. */
const type = z.literal('RFB');
export const blankMark = '___';
const word = z.string().regex(/\S/).max(100);
const wordsGiven = z.array(z.array(word).min(2).max(5)).min(1).max(10);

const questionSchema = z
  .object({ type, ...questionFields, wordsGiven, correctAnswers: z.array(word) })
  .refine(
    ({ topic, wordsGiven: words, correctAnswers }) =>
      topic.split(blankMark).length - 1 === words.length &&
      correctAnswers.length === words.length &&
      words.every((choices, index) => choices.includes(correctAnswers[index] ?? '')),
    'Each blank needs its words and its right answer among them.',
  );
const viewSchema = z.object({ type, ...viewFields, wordsGiven });
/** One word a blank, empty where none is chosen. */
const answerSchema = z.object({ type, selectedAnswer: z.array(plainText(100)).max(10) });
const solutionSchema = z.object({ type, correctAnswers: z.array(z.string()), explanation: z.string() });

type Question = z.infer<typeof questionSchema>;
type View = z.infer<typeof viewSchema>;
type Answer = z.infer<typeof answerSchema>;
type Solution = z.infer<typeof solutionSchema>;

export const rfb: QuestionType<'RFB', Question, View, Answer, Solution> = {
  code: 'RFB',
  section: 'reading',
  questionSchema,
  viewSchema,
  answerSchema,
  solutionSchema,
  view: (question) => ({ type: 'RFB', ...sharedView(question), wordsGiven: question.wordsGiven }),
  solution: (question) => ({
    type: 'RFB',
    correctAnswers: question.correctAnswers,
    explanation: question.explanation,
  }),
  emptyAnswer: (view) => ({ type: 'RFB', selectedAnswer: view.wordsGiven.map(() => '') }),
  noAnswer: { type: 'RFB', selectedAnswer: [] },
  isEmpty: (answer) => answer.selectedAnswer.every((chosen) => chosen.trim() === ''),
  fits: (question, answer) =>
    answer.selectedAnswer.length === question.wordsGiven.length &&
    answer.selectedAnswer.every((chosen, index) => {
      const given = chosen.trim();
      return given === '' || (question.wordsGiven[index] ?? []).some((choice) => choice.trim() === given);
    }),
  /** 1 for each right blank, compared after trimming: specification, document 2, sections 5 and 9. */
  score(question, answer) {
    const evidence = question.correctAnswers.map((expected, index) => {
      const given = (answer.selectedAnswer[index] ?? '').trim();
      return { kind: 'blank' as const, index, given, expected, correct: given === expected.trim() };
    });
    const points = evidence.filter((blank) => blank.correct).length;
    return objectiveScore(points, evidence.length, aboveHalf(points, evidence.length), evidence);
  },
};
