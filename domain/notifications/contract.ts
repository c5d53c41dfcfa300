import { z } from 'zod';
import { moneySchema } from '../commerce/prices/money.ts';
import { creditKindSchema, returnCauseSchema } from '../credits/credit-kinds.ts';
import { defineCall } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

/** The types of the specification, document 1, sections 3 and 8, and ours. */
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

/** The parameters of a type's texts. Clients ignore unknown ones from a newer server. */
const detailsSchema = z.object({
  /** Why a credit was returned. */
  cause: returnCauseSchema.optional().catch(undefined),
  paid: moneySchema.optional().catch(undefined),
  /** The purchase and until when it gives access; null for credits. */
  bought: z.object({ name: z.string(), until: z.string().nullable() }).optional().catch(undefined),
  until: z.string().optional().catch(undefined),
  /** A grant by an admin or a reward. */
  reward: z.object({ kind: creditKindSchema, credits: z.int() }).optional().catch(undefined),
});

export const notificationSchema = z.object({
  id: z.string(),
  /** One of `notificationTypeSchema`; for a newer server's type its `title` and `reason` are shown. */
  type: z.string(),
  at: z.string(),
  isRead: z.boolean(),
  /** The question it is about, or whose answer reached the limit; null without one. */
  uid: questionUidSchema.nullable(),
  /** The attempt or sitting whose score changed or failed. */
  attemptId: z.string().nullable(),
  sessionId: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Text that clients do not have: the reason of a correction, an announcement, or a newer type's text. */
  reason: z.string().nullable(),
  details: detailsSchema.nullable(),
  title: z.string().nullable(),
  /** A path on this site, if it does not follow from the type. */
  href: z.string().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Maximum of one answer. */
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
