import { z } from 'zod';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { actorSchema } from '../core/events/event.ts';
import { instantSchema } from '../core/instant.ts';
import { recordingSchema, recordingTypes } from '../speaking/contract.ts';

const reason = plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.');
const id = uuidSchema;
const nothing = z.object({});

export const blockStudent = defineCall({
  name: 'blockStudent',
  method: 'POST',
  path: '/api/admins/blockStudent',
  access: 'admin',
  effect: 'command',
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
  input: z.object({ id, reason }),
  outputs: { 200: nothing },
  rejections: ['not_found', 'account_deleted'],
});

export const requireNewPassword = defineCall({
  name: 'requireNewPassword',
  method: 'POST',
  path: '/api/admins/requireNewPassword',
  access: 'admin',
  effect: 'command',
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
  input: z.object({ id, paidExpiryTime: instantSchema, reason }),
  outputs: { 200: nothing },
  rejections: ['not_found', 'account_deleted'],
});

/** One event of a user's history; `data` contains `{erased: true}` for erased or secret data. */
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
  sentence: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const lookUpHistory = defineCall({
  name: 'lookUpHistory',
  method: 'POST',
  path: '/api/admins/lookUpHistory',
  access: 'admin',
  effect: 'command',
  input: z.object({ id, reason }),
  outputs: { 200: z.object({ userId: z.string(), entries: z.array(historyEntrySchema) }) },
  rejections: ['not_found'],
});

export const listenToRecording = defineCall({
  name: 'listenToRecording',
  method: 'POST',
  path: '/api/admins/listenToRecording',
  access: 'admin',
  effect: 'command',
  input: z.object({ id, recording: recordingSchema, reason }),
  outputs: { 200: z.object({ listening: z.string() }) },
  rejections: ['not_found'],
});

export const fetchStudentRecording = defineCall({
  name: 'fetchStudentRecording',
  method: 'GET',
  path: '/api/admins/recordings/:id',
  access: 'admin',
  effect: 'query',
  input: z.object({ id }),
  download: { mediaTypes: [...recordingTypes] },
  outputs: {},
  rejections: [],
});

export const openPurchaseReceipt = defineCall({
  name: 'openPurchaseReceipt',
  method: 'POST',
  path: '/api/admins/openPurchaseReceipt',
  access: 'admin',
  effect: 'command',
  input: z.object({ cartId: uuidSchema, reason }),
  outputs: { 200: z.object({ opening: z.string() }) },
  rejections: ['cart_not_found'],
});

export const fetchPurchaseReceipt = defineCall({
  name: 'fetchPurchaseReceipt',
  method: 'GET',
  path: '/api/admins/purchaseReceipts/:id',
  access: 'admin',
  effect: 'query',
  input: z.object({ id }),
  download: { mediaTypes: ['application/pdf'] },
  outputs: {},
  rejections: [],
});

/** Includes the error of a halted projection, which the public health page hides. */
const projectionStateSchema = z.object({
  name: z.string(),
  version: z.int(),
  status: z.enum(['running', 'catching_up', 'halted']),
  lagMs: z.number(),
  error: z.string().optional(),
});

export const fetchProjections = defineCall({
  name: 'fetchProjections',
  method: 'GET',
  path: '/api/admins/fetchProjections',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ projections: z.array(projectionStateSchema) }) },
  rejections: [],
});

const healthPartSchema = z.object({
  status: z.enum(['ok', 'down', 'halted', 'set_aside', 'absent', 'starting']),
  /** Behind the newest event. */
  lagMs: z.number().optional(),
  detail: z.string().optional(),
});
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'starting']),
  parts: z.record(z.string(), healthPartSchema),
});
export type Health = z.infer<typeof healthSchema>;
