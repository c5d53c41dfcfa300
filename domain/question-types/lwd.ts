import { z } from 'zod';
import { plainText } from '../core/contract.ts';
import { questionFields, sharedView, viewFields } from '../questions/question-fields.ts';
import { matchWords, wordsOf } from '../scoring/words.ts';
import { aboveHalf, objectiveScore } from '../scoring/score.ts';
import type { QuestionType } from './question-type.ts';

/** Listening, Write From Dictation: a sentence is heard once and typed. */
const type = z.literal('LWD');
const track = z.string().regex(/^[A-Za-z0-9-]+\.mp3$/);

const transcript = z
  .string()
  .max(300)
  .refine((text) => wordsOf(text).length > 0, 'A sentence needs words.');

const questionSchema = z.object({ type, ...questionFields, track, transcript });
const viewSchema = z.object({ type, ...viewFields, track });
const answerSchema = z.object({ type, text: plainText(1000) });
const solutionSchema = z.object({ type, transcript: z.string(), explanation: z.string() });

type Question = z.infer<typeof questionSchema>;
type View = z.infer<typeof viewSchema>;
type Answer = z.infer<typeof answerSchema>;
type Solution = z.infer<typeof solutionSchema>;

/** What the sentence still lacks: specification, document 2, section 5. Both are asked for in practice. */
export function dictationFaults(text: string): { readonly capital: boolean; readonly fullStop: boolean } {
  const sentence = text.trim();
  return {
    capital: !/^\p{Lu}/u.test(sentence),
    fullStop: !sentence.endsWith('.'),
  };
}

export const lwd: QuestionType<'LWD', Question, View, Answer, Solution> = {
  code: 'LWD',
  section: 'listening',
  questionSchema,
  viewSchema,
  answerSchema,
  solutionSchema,
  view: (question) => ({ type: 'LWD', ...sharedView(question), track: question.track }),
  solution: (question) => ({
    type: 'LWD',
    transcript: question.transcript,
    explanation: question.explanation,
  }),
  emptyAnswer: () => ({ type: 'LWD', text: '' }),
  noAnswer: { type: 'LWD', text: '' },
  isEmpty: (answer) => answer.text.trim() === '',
  fits: () => true,
  /** 1 for each word of the sentence that was typed, nothing lost for others: document 2, section 9. */
  score(question, answer) {
    const evidence = matchWords(wordsOf(question.transcript), wordsOf(answer.text));
    const points = evidence.filter((word) => word.span !== null).length;
    return objectiveScore(points, evidence.length, aboveHalf(points, evidence.length), evidence);
  },
};
