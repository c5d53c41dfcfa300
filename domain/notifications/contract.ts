import { z } from 'zod';
import { moneySchema } from '../commerce/prices/money.ts';
import { creditKindSchema, returnCauseSchema } from '../credits/credit-kinds.ts';
import { defineCall } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

/** The types that this release knows: those of the specification, document 1, sections 3 and 8, and ours. */
export const notificationTypeSchema = z.enum([
  'score_corrected',
  'late_score',
  'second_score',
  'result_ready',
  'score_ready',
  'access_granted',
  'credits_granted',
  'credit_given_back',
  'test_credit_given_back',
  'speaking_limit_25',
  'speaking_limit_50',
  'speaking_limit_75',
  'speaking_limit_reached',
  'purchase_successful',
  'subscribed',
  'bought_add_on',
  'purchase_successful_thanks',
  'complete_survey',
  'survey_completed',
  'review_rewarded',
  'new_referral',
  'referral_joined',
  'referral_rewarded',
  'team_answered',
  'announcement',
]);
export type NotificationType = z.infer<typeof notificationTypeSchema>;

/** What the words of a type are made of. A client leaves out what it does not know, as from a newer server. */
const detailsSchema = z.object({
  /** Why a credit came back. */
  cause: returnCauseSchema.optional().catch(undefined),
  paid: moneySchema.optional().catch(undefined),
  /** The name of what was bought, and until when it gives access; `null` where it gives credits. */
  bought: z.object({ name: z.string(), until: z.string().nullable() }).optional().catch(undefined),
  /** Until when access was granted. */
  until: z.string().optional().catch(undefined),
  /** What a reward, or an admin, gave. */
  reward: z.object({ kind: creditKindSchema, credits: z.int() }).optional().catch(undefined),
});

export const notificationSchema = z.object({
  id: z.string(),
  /** One of `notificationTypeSchema`, or one that a newer server knows: its `title` and `reason` are shown then. */
  type: z.string(),
  at: z.string(),
  isRead: z.boolean(),
  /** The question that it is about, or whose answer used the credits up so far; `null` where it is about none. */
  uid: questionUidSchema.nullable(),
  /** The attempt, or the sitting of a mock test, whose score was corrected, or had none to be had. */
  attemptId: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** Points as the specification writes them, `x/y`; `null` without a score. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Words that clients cannot have: why a score was corrected, what was announced, or the text of a newer type. */
  reason: z.string().nullable(),
  details: detailsSchema.nullable(),
  /** Of a survey or an announcement; `null` where clients have a title for the type. */
  title: z.string().nullable(),
  /** The address within the site that it leads to, where that does not follow from the type. */
  href: z.string().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** How many notifications an answer has at most. */
export const notificationsPerPage = 50;

export const fetchNotifications = defineCall({
  name: 'fetchNotifications',
  method: 'GET',
  path: '/api/users/fetchNotifications',
  access: 'student',
  effect: 'query',
  input: z.object({
    before: z.string().min(1).max(200).optional(),
  }),
  outputs: { 200: z.object({ notifications: z.array(notificationSchema), unread: z.int().min(0) }) },
  rejections: [],
});

export const markHasRead = defineCall({
  name: 'markHasRead',
  method: 'POST',
  path: '/api/users/markHasRead',
  access: 'student',
  effect: 'command',
  input: z.object({ notificationId: z.string().min(1).max(200) }),
  outputs: { 200: z.object({}) },
  rejections: [],
});

export const markAllHasRead = defineCall({
  name: 'markAllHasRead',
  method: 'POST',
  path: '/api/users/markAllHasRead',
  access: 'student',
  effect: 'command',
  input: z.object({}),
  outputs: { 200: z.object({}) },
  rejections: [],
});
