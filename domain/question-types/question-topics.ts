import { z } from 'zod';

/** The topics of statistics. */
export const questionTopics = [
  'science',
  'nature',
  'health',
  'technology',
  'history',
  'arts',
  'language',
  'society',
  'campus',
  'work',
  'economy',
  'travel',
  'everyday_life',
] as const;
export const questionTopicSchema = z.enum(questionTopics);
export type QuestionTopic = z.infer<typeof questionTopicSchema>;
