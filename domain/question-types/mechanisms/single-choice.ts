import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { sharedReasons, sharedView } from '../../questions/question-fields.ts';
import { objectiveScore } from '../../scoring/score.ts';
import type { Mechanism, Unit } from '../question-type.ts';
import { carriedItem } from './carry.ts';
import {
  choiceQuestionFields,
  choiceSolutionFields,
  choiceViewFields,
  materialFault,
  optionEvidence,
  type ChoiceMaterial,
} from './choice.ts';
import { revealedTrack, shownTrack } from './track.ts';

const questionFields = z.object({ ...choiceQuestionFields, correctIndex: z.int().min(0) });
const viewSchema = z.object(choiceViewFields);
/** The chosen option's text; empty when none is chosen. */
const answerSchema = z.object({ selectedAnswer: plainText(1000) });
const solutionSchema = z.object({ ...choiceSolutionFields, correctAnswer: z.string() });

type Question = z.infer<typeof questionFields>;
type Answer = z.infer<typeof answerSchema>;

const correctOption = (question: Question) => question.multichoice[question.correctIndex] ?? '';

/** One option of several is right: RSA, LSA, LHS, LMW. */
export function singleChoice(
  about: ChoiceMaterial & { readonly unit?: Unit },
): Mechanism<'single-choice', Question, z.infer<typeof viewSchema>, Answer, z.infer<typeof solutionSchema>> {
  return {
    kind: 'single-choice',
    unit: about.unit ?? { one: 'option', many: 'options are right' },
    questionSchema: questionFields
      .refine((question) => question.correctIndex < question.multichoice.length, {
        error: 'correctIndex names no option',
        path: ['correctIndex'],
      })
      .superRefine((question, context) => {
        const fault = materialFault(about, question);
        if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
      }),
    viewSchema,
    answerSchema,
    solutionSchema,
    view: (question) => ({
      ...sharedView(question),
      ...shownTrack(question),
      ...(question.question !== undefined && { question: question.question }),
      multichoice: question.multichoice,
    }),
    solution: (question) => ({
      ...sharedReasons(question),
      ...revealedTrack(question),
      correctAnswer: correctOption(question),
    }),
    emptyAnswer: () => ({ selectedAnswer: '' }),
    noAnswer: { selectedAnswer: '' },
    isEmpty: (answer) => answer.selectedAnswer === '',
    rightAnswer: (question) => ({ selectedAnswer: correctOption(question) }),
    fits: (question, answer) =>
      answer.selectedAnswer === '' || question.multichoice.includes(answer.selectedAnswer),
    /** 1 for the right option, 0 otherwise: specification, document 2, section 9. */
    score(question, answer) {
      const correct = correctOption(question);
      const points = answer.selectedAnswer === correct ? 1 : 0;
      const evidence = optionEvidence(
        question.multichoice,
        new Set([answer.selectedAnswer]),
        new Set([correct]),
      );
      return objectiveScore(points, 1, points === 1, evidence);
    },
    carry: (from, to, answer) => ({
      selectedAnswer: carriedItem(from.multichoice, to.multichoice, answer.selectedAnswer),
    }),
  };
}
