import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { personal } from '../../core/personal.ts';
import {
  questionFields,
  revealedFields,
  sharedReasons,
  sharedView,
  viewFields,
} from '../../questions/question-fields.ts';
import { aboveHalf, objectiveScore } from '../../scoring/score.ts';
import { matchWords, wordsOf } from '../../scoring/words.ts';
import type { Mechanism } from '../question-type.ts';
import { trackFields } from './track.ts';

const transcript = z
  .string()
  .max(300)
  .refine((text) => wordsOf(text).length > 0, 'A sentence needs words.');

const questionSchema = z.object({ ...questionFields, ...trackFields, transcript });
const viewSchema = z.object({ ...viewFields, track: trackFields.track });
const answerSchema = z.object({ text: plainText(1000) });
const recordedAnswerSchema = z.object({ text: personal(z.string()) });
const solutionSchema = z.object({
  ...revealedFields,
  transcript: z.string(),
  sentences: trackFields.sentences,
});

type Question = z.infer<typeof questionSchema>;
type Answer = z.infer<typeof answerSchema>;

/** What the sentence still lacks: specification, document 2, section 5. Both are asked for in practice. */
export function dictationFaults(text: string): { readonly capital: boolean; readonly fullStop: boolean } {
  const sentence = text.trim();
  return {
    capital: !/^\p{Lu}/u.test(sentence),
    fullStop: !sentence.endsWith('.'),
  };
}

/** A sentence is heard once and typed: LWD. */
export const dictation: Mechanism<
  'dictation',
  Question,
  z.infer<typeof viewSchema>,
  Answer,
  z.infer<typeof solutionSchema>
> = {
  kind: 'dictation',
  unit: { one: 'word', many: 'words are right' },
  questionSchema,
  viewSchema,
  answerSchema,
  recordedAnswerSchema,
  solutionSchema,
  view: (question) => ({ ...sharedView(question), track: question.track }),
  solution: (question) => ({
    ...sharedReasons(question),
    transcript: question.transcript,
    sentences: question.sentences,
  }),
  emptyAnswer: () => ({ text: '' }),
  noAnswer: { text: '' },
  isEmpty: (answer) => answer.text.trim() === '',
  rightAnswer: (question) => ({ text: question.transcript }),
  fits: () => true,
  /** 1 for each word of the sentence that was typed, nothing lost for others: document 2, section 9. */
  score(question, answer) {
    const evidence = matchWords(wordsOf(question.transcript), wordsOf(answer.text));
    const points = evidence.filter((word) => word.span !== null).length;
    return objectiveScore(points, evidence.length, aboveHalf(points, evidence.length), evidence);
  },
};
