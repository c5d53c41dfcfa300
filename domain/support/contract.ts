import { z } from 'zod';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { actorSchema } from '../core/event.ts';
import { platformAccessSchema } from '../accounts/account.ts';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { questionSchema } from '../question-types/registry.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { difficultySchema } from '../questions/question-fields.ts';
import { reportReasonSchema, resolutionSchema } from '../questions/question-report.ts';
import { questionTopicSchema } from '../questions/question-topics.ts';

const reason = plainText(500).refine((text) => text.trim().length >= 3, 'Say why, in a few words.');
const id = uuidSchema;
const nothing = z.object({});

export const blockStudent = defineCall({
  name: 'blockStudent',
  method: 'POST',
  path: '/api/admins/blockStudent',
  access: 'admin',
  effect: 'command',
  summary: 'Blocks a user and ends the session.',
  input: z.object({ id, reason }),
  outputs: { 200: nothing },
  rejections: ['not_found', 'account_deleted', 'not_allowed'],
});

export const unblockStudent = defineCall({
  name: 'unblockStudent',
  method: 'POST',
  path: '/api/admins/unblockStudent',
  access: 'admin',
  effect: 'command',
  summary: 'Lets a blocked user in again.',
  input: z.object({ id, reason }),
  outputs: { 200: nothing },
  rejections: ['not_found', 'account_deleted'],
});

export const fetchStudentBlockStatus = defineCall({
  name: 'fetchStudentBlockStatus',
  method: 'POST',
  path: '/api/admins/fetchStudentBlockStatus',
  access: 'admin',
  effect: 'query',
  summary: 'Whether a user is blocked, and why.',
  input: z.object({ id }),
  outputs: { 200: z.object({ isBlocked: z.boolean(), reason: z.string().optional() }) },
  rejections: ['not_found'],
});

export const grantPaidTime = defineCall({
  name: 'grantPaidTime',
  method: 'POST',
  path: '/api/admins/grantPaidTime',
  access: 'admin',
  effect: 'command',
  summary: 'Sets until when a user has paid access.',
  input: z.object({ id, paidExpiryTime: z.iso.datetime(), reason }),
  outputs: { 200: nothing },
  rejections: ['not_found', 'account_deleted'],
});

/** One event of a user's history; `data` holds `{erased: true}` where personal data is gone or secret. */
export const historyEntrySchema = z.object({
  id: z.string(),
  stream: z.string(),
  revision: z.int(),
  position: z.string(),
  at: z.string(),
  recordedAt: z.string(),
  actor: actorSchema,
  type: z.string(),
  version: z.int(),
  data: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
  /** What happened, in words an agent can read to a customer. */
  sentence: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const lookUpHistory = defineCall({
  name: 'lookUpHistory',
  method: 'POST',
  path: '/api/admins/lookUpHistory',
  access: 'admin',
  effect: 'command',
  summary: 'Every event of a user over all streams, in order. The look-up becomes part of that history.',
  input: z.object({ id, reason }),
  outputs: { 200: z.object({ userId: z.string(), entries: z.array(historyEntrySchema) }) },
  rejections: ['not_found'],
});

/** A projection with what the public health page does not tell: the error that halted it. */
export const projectionStateSchema = z.object({
  name: z.string(),
  version: z.int(),
  status: z.enum(['running', 'catching_up', 'halted']),
  lagMs: z.number(),
  error: z.string().optional(),
});
export type ProjectionStanding = z.infer<typeof projectionStateSchema>;

export const fetchProjections = defineCall({
  name: 'fetchProjections',
  method: 'GET',
  path: '/api/admins/fetchProjections',
  access: 'admin',
  effect: 'query',
  summary: 'How each projection stands, with the error of one that halted.',
  input: z.object({}),
  outputs: { 200: z.object({ projections: z.array(projectionStateSchema) }) },
  rejections: [],
});

/** Rows of the admin console, by resource: `GET /api/admin/<resource>` as ra-data-simple-rest asks for them. */
export const adminUserSchema = z.object({
  id: z.string(),
  /** `null` once the account is deleted. */
  email: z.string().nullable(),
  examType: examTypeSchema,
  platformAccess: platformAccessSchema,
  isVerified: z.boolean(),
  status: z.enum(['active', 'blocked', 'deleted']),
  paidExpiryTime: z.string().nullable(),
  registeredAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminQuestionSchema = z.object({
  id: z.string(),
  type: typeCodeSchema,
  title: z.string(),
  difficulty: difficultySchema,
  topics: z.array(questionTopicSchema),
  free: z.boolean(),
  prediction: z.boolean(),
  status: z.enum(['draft', 'published', 'retired']),
  /** Of its texts, counted from 1. */
  revision: z.int(),
  /** Reports that wait for an answer. */
  openReports: z.int(),
  /** The whole question with its key: in the answer for one question only. */
  question: questionSchema.optional(),
});
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;

export const adminAttemptSchema = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  visitorId: z.string().nullable(),
  uid: z.string(),
  type: typeCodeSchema,
  /** `null` in what was answered before questions had one. */
  difficulty: difficultySchema.nullable(),
  /** Of the score that counts. */
  points: z.number(),
  maximum: z.number(),
  successful: z.boolean(),
  /** The revision of the question that this score follows. */
  revision: z.int().min(1),
  /** Of the first score: the same, unless the key was corrected. */
  firstPoints: z.number(),
  firstMaximum: z.number(),
  /** When it was last scored again; `null` where it never was. */
  rescoredAt: z.string().nullable(),
  secondsUsed: z.number(),
  at: z.string(),
});
export type AdminAttempt = z.infer<typeof adminAttemptSchema>;

export const adminReportSchema = z.object({
  id: z.string(),
  uid: z.string(),
  revision: z.int(),
  reason: reportReasonSchema,
  /** `null` where it was erased with the account of who wrote it. */
  message: z.string().nullable(),
  status: z.enum(['open', 'resolved']),
  resolution: resolutionSchema.nullable(),
  note: z.string().nullable(),
  userId: z.string().nullable(),
  visitorId: z.string().nullable(),
  at: z.string(),
});
export type AdminReport = z.infer<typeof adminReportSchema>;

export const adminMockTestSchema = z.object({
  id: z.string(),
  userId: z.string(),
  mockTestId: z.string(),
  status: z.enum(['running', 'section_ended', 'submitted', 'scored']),
  startedAt: z.string(),
  deadline: z.string(),
  answered: z.int(),
  points: z.number().nullable(),
  maximum: z.number().nullable(),
});
export type AdminMockTest = z.infer<typeof adminMockTestSchema>;

/** A part of the system as the health page shows it. */
const healthPartSchema = z.object({
  status: z.enum(['ok', 'down', 'halted', 'absent']),
  /** How far a projection or reactor is behind the newest event. */
  lagMs: z.number().optional(),
  detail: z.string().optional(),
});
export const healthSchema = z.object({
  status: z.enum(['ok', 'down']),
  parts: z.record(z.string(), healthPartSchema),
});
export type Health = z.infer<typeof healthSchema>;

export const adminResources = {
  users: adminUserSchema,
  questions: adminQuestionSchema,
  attempts: adminAttemptSchema,
  reports: adminReportSchema,
  'mock-tests': adminMockTestSchema,
} as const;
export type AdminResource = keyof typeof adminResources;
