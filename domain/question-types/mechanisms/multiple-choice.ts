import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { aboveHalf, objectiveScore } from '../../scoring/score.ts';
import { defineMechanism } from '../mechanism.ts';
import { carriedItem } from './carry.ts';
import {
  choiceCheck,
  choiceQuestionFields,
  choiceReasons,
  choiceSolutionFields,
  choiceView,
  choiceViewSchema,
  ofOptions,
  optionEvidence,
  type ChoiceMaterial,
} from './choice.ts';
import { listed } from './in-words.ts';

const isSet = (values: readonly unknown[]) => new Set(values).size === values.length;

const questionFields = z.object({
  ...choiceQuestionFields,
  correctIndexes: z.array(z.int().min(0)).min(1).max(8).refine(isSet, 'An option is named twice.'),
});
type Question = z.infer<typeof questionFields>;
const correctOptions = (question: Question) =>
  question.multichoice.filter((_option, index) => question.correctIndexes.includes(index));

const rightPlaces = ({ correctIndexes }: Question) => correctIndexes;

export const multipleChoice = (about: ChoiceMaterial) =>
  defineMechanism({
    kind: 'multiple-choice',
    unit: about.unit ?? { one: 'option', many: 'points for the right options' },
    questionSchema: questionFields.superRefine(choiceCheck<Question>(about, 'correctIndexes', rightPlaces)),
    viewSchema: choiceViewSchema,
    /** Texts of the chosen options, without repeats, in any order. */
    answerSchema: z.object({ selectedAnswer: z.array(plainText(1000)).max(8) }),
    solutionSchema: z.object({ ...choiceSolutionFields, correctAnswers: z.array(z.string()) }),
    view: choiceView,
    solution: (question) => ({ ...choiceReasons(question), correctAnswers: correctOptions(question) }),
    emptyAnswer: { selectedAnswer: [] },
    isEmpty: (answer) => answer.selectedAnswer.length === 0,
    startingAnswer: () => ({ selectedAnswer: [] }),
    fits: ({ multichoice }, { selectedAnswer }) =>
      isSet(selectedAnswer) && selectedAnswer.every((option) => multichoice.includes(option)),
    inWords: ({ selectedAnswer }) => listed(selectedAnswer, 'no option chosen', (option) => `“${option}”`),
    ...ofOptions<Question>('correctIndexes', rightPlaces),
    scoring: {
      by: 'rule',
      rightAnswer: (question) => ({ selectedAnswer: correctOptions(question) }),
      /** +1 for each right option, -1 for each wrong one, never below 0; repeats count once: document 2, section 9. */
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
    },
  });
