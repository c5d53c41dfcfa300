import { z } from 'zod';
import { questionUidSchema } from './type-code.ts';
import { questionTopicSchema } from './question-topics.ts';

/** 1 is easiest, 5 is hardest: the scale of the catalogue's stats. */
export const difficultySchema = z.int().min(1).max(5);

/** Why a part is right or wrong. `quote` is an exact part of the passage or transcript: the words that decide. */
export const reasonSchema = z.object({
  text: z.string().min(1).max(1000),
  quote: z.string().min(1).max(1000).optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

export const viewFields = {
  uid: questionUidSchema,
  /** Three to six words for lists; tells nothing of the answer. */
  title: z.string().min(1).max(80),
  /** The material: a passage, the text with blanks, the subject of a recording. */
  topic: z.string().min(1).max(6000),
  difficulty: difficultySchema,
  topics: z.array(questionTopicSchema).max(5),
  /** A sample that everyone may practise. */
  free: z.boolean(),
  /** Expected in the coming exams: `fetchPredictedQuestions`. */
  prediction: z.boolean(),
};

export const revealedFields = {
  /** How the answer is found. */
  explanation: z.string().min(1).max(2000),
  /** One for each option, blank, pair or word, in their order; what these are is the type's own matter. */
  explanations: z.array(reasonSchema).max(60),
};

/** What students are never told. */
const hiddenFields = {
  /** Kept for timed tests: not to be had in practice, where answering it would tell its key. */
  reserved: z.boolean().optional(),
  /** Everyday or service talk: right for Core, rare in Academic; tests are drawn by it. */
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
