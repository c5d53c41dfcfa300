import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { objectiveScore } from '../../scoring/score.ts';
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
import { quoted } from './in-words.ts';

const questionFields = z.object({ ...choiceQuestionFields, correctIndex: z.int().min(0) });
type Question = z.infer<typeof questionFields>;
const correctOption = (question: Question) => question.multichoice[question.correctIndex] ?? '';

const rightPlaces = ({ correctIndex }: Question) => [correctIndex];

export const singleChoice = (about: ChoiceMaterial) =>
  defineMechanism({
    kind: 'single-choice',
    unit: about.unit ?? { one: 'option', many: 'options are right' },
    questionSchema: questionFields.superRefine(choiceCheck<Question>(about, 'correctIndex', rightPlaces)),
    viewSchema: choiceViewSchema,
    answerSchema: z.object({ selectedAnswer: plainText(1000) }),
    solutionSchema: z.object({ ...choiceSolutionFields, correctAnswer: z.string() }),
    view: choiceView,
    solution: (question) => ({ ...choiceReasons(question), correctAnswer: correctOption(question) }),
    emptyAnswer: { selectedAnswer: '' },
    isEmpty: (answer) => answer.selectedAnswer === '',
    startingAnswer: () => ({ selectedAnswer: '' }),
    fits: ({ multichoice }, { selectedAnswer }) =>
      selectedAnswer === '' || multichoice.includes(selectedAnswer),
    inWords: ({ selectedAnswer }) => quoted(selectedAnswer, 'no option chosen'),
    ...ofOptions<Question>('correctIndex', rightPlaces),
    scoring: {
      by: 'rule',
      rightAnswer: (question) => ({ selectedAnswer: correctOption(question) }),
      /** 1 for the right option, 0 otherwise: specification, document 2, section 9. */
      score(question, { selectedAnswer }) {
        const correct = correctOption(question);
        const points = selectedAnswer === correct ? 1 : 0;
        const chosen = new Set([selectedAnswer]);
        const evidence = optionEvidence(question.multichoice, chosen, new Set([correct]));
        return objectiveScore(points, 1, points === 1, evidence);
      },
      carry: (from, to, answer) => ({
        selectedAnswer: carriedItem(from.multichoice, to.multichoice, answer.selectedAnswer),
      }),
    },
  });
