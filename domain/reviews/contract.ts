import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { timeZoneSchema } from '../core/time-zone.ts';
import { questionUidSchema, typeCodeSchema } from '../question-types/type-code.ts';

export const dueReviewSchema = z.object({
  uid: questionUidSchema,
  type: typeCodeSchema,
  title: z.string(),
  due: z.string(),
  /** How often it was missed after it had been known. */
  lapses: z.int().min(0),
  isLocked: z.boolean(),
});
export type DueReview = z.infer<typeof dueReviewSchema>;

export const fetchDueReviews = defineCall({
  name: 'fetchDueReviews',
  method: 'GET',
  path: '/api/reviews/fetchDueReviews',
  access: 'student',
  effect: 'query',
  input: z.object({
    /** Decides when days begin and end. */
    timeZone: timeZoneSchema.default('UTC'),
  }),
  outputs: {
    200: z.object({
      due: z.array(dueReviewSchema),
      dueToday: z.int().min(0),
      scheduled: z.int().min(0),
      nextDue: z.string().nullable(),
    }),
  },
  rejections: [],
});

export const stopReview = defineCall({
  name: 'stopReview',
  method: 'POST',
  path: '/api/reviews/stopReview',
  access: 'student',
  effect: 'command',
  input: z.object({ uid: questionUidSchema }),
  outputs: { 200: z.object({}) },
  rejections: [],
});
