import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { sharedReasons, sharedView } from '../../questions/question-fields.ts';
import { aboveHalf, objectiveScore } from '../../scoring/score.ts';
import type { Mechanism } from '../question-type.ts';
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

const isSet = (values: readonly unknown[]) => new Set(values).size === values.length;

const questionFields = z.object({
  ...choiceQuestionFields,
  correctIndexes: z.array(z.int().min(0)).min(1).max(8).refine(isSet, 'An option is named twice.'),
});
const viewSchema = z.object(choiceViewFields);
/** The texts of the chosen options, each once, in any order. */
const answerSchema = z.object({ selectedAnswer: z.array(plainText(1000)).max(8) });
const solutionSchema = z.object({ ...choiceSolutionFields, correctAnswers: z.array(z.string()) });

type Question = z.infer<typeof questionFields>;
type Answer = z.infer<typeof answerSchema>;

const correctOptions = (question: Question) =>
  question.multichoice.filter((_option, index) => question.correctIndexes.includes(index));

/** Several options of a list are right: RMA, LMA. */
export function multipleChoice(
  about: ChoiceMaterial,
): Mechanism<
  'multiple-choice',
  Question,
  z.infer<typeof viewSchema>,
  Answer,
  z.infer<typeof solutionSchema>
> {
  return {
    kind: 'multiple-choice',
    unit: { one: 'option', many: 'points for the right options' },
    questionSchema: questionFields
      .refine((question) => question.correctIndexes.every((index) => index < question.multichoice.length), {
        error: 'correctIndexes names no option',
        path: ['correctIndexes'],
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
      correctAnswers: correctOptions(question),
    }),
    emptyAnswer: () => ({ selectedAnswer: [] }),
    noAnswer: { selectedAnswer: [] },
    isEmpty: (answer) => answer.selectedAnswer.length === 0,
    rightAnswer: (question) => ({ selectedAnswer: correctOptions(question) }),
    fits: (question, answer) =>
      isSet(answer.selectedAnswer) &&
      answer.selectedAnswer.every((option) => question.multichoice.includes(option)),
    /**
     * +1 for each right option, -1 for each wrong one, never below 0: specification, document 2, section 9.
     * An option that was sent twice counts once.
     */
    score(question, answer) {
      const correct = new Set(correctOptions(question));
      const chosen = new Set(answer.selectedAnswer);
      const right = [...chosen].filter((option) => correct.has(option)).length;
      const points = Math.max(0, right - (chosen.size - right));
      const evidence = optionEvidence(question.multichoice, chosen, correct);
      return objectiveScore(points, correct.size, aboveHalf(points, correct.size), evidence);
    },
    carry: (from, to, answer) => ({
      selectedAnswer: answer.selectedAnswer.map((option) =>
        carriedItem(from.multichoice, to.multichoice, option),
      ),
    }),
  };
}
