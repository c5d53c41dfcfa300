import { z } from 'zod';
import { questionUidSchema } from '../question-types/type-code.ts';

/** The fields that questions of all types share. */
export const questionFields = {
  uid: questionUidSchema,
  /** Three to six words for lists; tells nothing of the answer. */
  title: z.string().min(1).max(80),
  /** The material: a passage, the text with blanks, the subject of a recording. */
  topic: z.string().min(1).max(6000),
  /** Shown once the answer is in. */
  explanation: z.string().min(1).max(2000),
  level: z.enum(['easy', 'medium', 'hard']),
  /** A sample that everyone may practise. */
  free: z.boolean(),
};

/** The fields of the shared part that a student sees before the answer is in. */
export const viewFields = {
  uid: questionFields.uid,
  title: questionFields.title,
  topic: questionFields.topic,
  level: questionFields.level,
  free: questionFields.free,
};

interface Shared {
  readonly uid: string;
  readonly title: string;
  readonly topic: string;
  readonly level: 'easy' | 'medium' | 'hard';
  readonly free: boolean;
}

export function sharedView({ uid, title, topic, level, free }: Shared): Shared {
  return { uid, title, topic, level, free };
}
