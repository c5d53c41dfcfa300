import { z } from 'zod';
import { plainText } from '../core/contract.ts';
import { questionFields, sharedView, viewFields } from '../questions/question-fields.ts';
import { objectiveScore } from '../scoring/score.ts';
import type { QuestionType } from './question-type.ts';

/** Reading, Single Answer: a passage, a question and its options, of which one is right. */
const type = z.literal('RSA');
const options = {
  question: z.string().min(1),
  multichoice: z
    .array(z.string().min(1).max(1000))
    .min(2)
    .max(8)
    .refine((texts) => new Set(texts).size === texts.length, 'Two options are the same.'),
};

const questionSchema = z
  .object({ type, ...questionFields, ...options, correctIndex: z.int().min(0) })
  .refine((question) => question.correctIndex < question.multichoice.length, {
    error: 'correctIndex names no option',
    path: ['correctIndex'],
  });
const viewSchema = z.object({ type, ...viewFields, ...options });
/** The chosen option's text; empty when none is chosen. */
const answerSchema = z.object({ type, selectedAnswer: plainText(1000) });
const solutionSchema = z.object({ type, correctAnswer: z.string(), explanation: z.string() });

type Question = z.infer<typeof questionSchema>;
type View = z.infer<typeof viewSchema>;
type Answer = z.infer<typeof answerSchema>;
type Solution = z.infer<typeof solutionSchema>;

const correctOption = (question: Question) => question.multichoice[question.correctIndex] ?? '';

export const rsa: QuestionType<'RSA', Question, View, Answer, Solution> = {
  code: 'RSA',
  section: 'reading',
  questionSchema,
  viewSchema,
  answerSchema,
  solutionSchema,
  view: (question) => ({
    type: 'RSA',
    ...sharedView(question),
    question: question.question,
    multichoice: question.multichoice,
  }),
  solution: (question) => ({
    type: 'RSA',
    correctAnswer: correctOption(question),
    explanation: question.explanation,
  }),
  emptyAnswer: () => ({ type: 'RSA', selectedAnswer: '' }),
  noAnswer: { type: 'RSA', selectedAnswer: '' },
  isEmpty: (answer) => answer.selectedAnswer === '',
  fits: (question, answer) =>
    answer.selectedAnswer === '' || question.multichoice.includes(answer.selectedAnswer),
  /** 1 for the right option, 0 otherwise: specification, document 2, section 9. */
  score(question, answer) {
    const correct = correctOption(question);
    const points = answer.selectedAnswer === correct ? 1 : 0;
    const evidence = question.multichoice
      .filter((option) => option === correct || option === answer.selectedAnswer)
      .map((option) => ({
        kind: 'option' as const,
        option,
        chosen: option === answer.selectedAnswer,
        correct: option === correct,
      }));
    return objectiveScore(points, 1, points === 1, evidence);
  },
};
