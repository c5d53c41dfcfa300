import { z } from 'zod';
import { questionUidSchema } from './type-code.ts';
import { questionTopicSchema } from './question-topics.ts';

/** From 1, easiest, to 5: the scale of the catalogue's stats. */
export const difficultySchema = z.int().min(1).max(5);

/** Why a part is right or wrong. `quote` is an exact part of the passage or transcript: the deciding words. */
export const reasonSchema = z.object({
  text: z.string().min(1).max(1000),
  quote: z.string().min(1).max(1000).optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

export const viewFields = {
  uid: questionUidSchema,
  /** Three to six words for lists, which do not hint at the answer. */
  title: z.string().min(1).max(80),
  /** A passage, the text with blanks, or the subject of a recording. */
  topic: z.string().min(1).max(6000),
  difficulty: difficultySchema,
  topics: z.array(questionTopicSchema).max(5),
  /** All people may practise it. */
  free: z.boolean(),
  /** For the coming exams: `fetchPredictedQuestions`. */
  prediction: z.boolean(),
};

export const revealedFields = {
  explanation: z.string().min(1).max(2000),
  /** One per option, blank, pair or word, in order; the type defines the parts. */
  explanations: z.array(reasonSchema).max(60),
};

/** Never shown to students. */
const hiddenFields = {
  /** For timed tests only: practising it would reveal its key. */
  reserved: z.boolean().optional(),
  /** Everyday or service talk: right for Core, rare in Academic. Affects the draw of tests. */
  everyday: z.boolean().optional(),
};

export const questionFields = { ...viewFields, ...hiddenFields, ...revealedFields };

const viewSchema = z.object(viewFields);
const revealedSchema = z.object(revealedFields);

export function sharedView(question: z.infer<typeof viewSchema>): z.infer<typeof viewSchema> {
  const { uid, title, topic, difficulty, topics, free, prediction } = question;
  return { uid, title, topic, difficulty, topics, free, prediction };
}

export function sharedReasons(question: z.infer<typeof revealedSchema>): z.infer<typeof revealedSchema> {
  return { explanation: question.explanation, explanations: question.explanations };
}
