import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { markCategories, markSources } from '../scoring/writing/language/marks.ts';
import { answerPlaces, judgements, markReportStatuses } from './mark-report-status.ts';

const offset = z.int().min(0).max(100_000);
const statusSchema = z.enum(markReportStatuses);

export const reportMark = defineCall({
  name: 'reportMark',
  method: 'POST',
  path: '/api/analysis/reportMark',
  access: 'person',
  effect: 'command',
  rateLimit: 'report',
  input: z.object({
    place: z.enum(answerPlaces),
    /** The attempt in practice, or the sitting of a mock test. */
    answerId: uuidSchema,
    uid: questionUidSchema,
    /** UTF-16 offsets into the answer, end exclusive. */
    span: z.tuple([offset, offset]),
  }),
  outputs: { 200: z.object({ status: statusSchema }) },
  rejections: ['not_found'],
});

export const fetchMarkReports = defineCall({
  name: 'fetchMarkReports',
  method: 'GET',
  path: '/api/analysis/fetchMarkReports',
  access: 'person',
  effect: 'query',
  input: z.object({ place: z.enum(answerPlaces), answerId: uuidSchema }),
  outputs: {
    200: z.object({
      reports: z.array(
        z.object({ uid: questionUidSchema, span: z.tuple([offset, offset]), status: statusSchema }),
      ),
    }),
  },
  rejections: [],
});

export const judgeMark = defineCall({
  name: 'judgeMark',
  method: 'POST',
  path: '/api/admins/judgeMark',
  access: 'admin',
  effect: 'command',
  input: z.object({ id: uuidSchema, judgement: z.enum(judgements) }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found'],
});

const adminMarkReportSchema = z.object({
  id: z.string(),
  status: statusSchema,
  uid: questionUidSchema,
  fault: z.enum(['spelling', 'grammar']),
  category: z.enum(markCategories).nullable(),
  /** The rule or tag of the mark; absent in scores of the first scorer. */
  rule: z.string().nullable(),
  sources: z.array(z.enum(markSources)),
  scorer: z.string(),
  scorerVersion: z.int().min(1),
  /** The marked words in their sentence, and the scorer's suggestion; null if the answer was erased. */
  excerpt: z
    .object({
      before: z.string(),
      marked: z.string(),
      after: z.string(),
      suggestions: z.array(z.string()),
    })
    .nullable(),
  userId: z.string().nullable(),
  visitorId: z.string().nullable(),
  at: z.string(),
});
export type AdminMarkReport = z.infer<typeof adminMarkReportSchema>;

export const adminMarkReports = adminResource('mark-reports', adminMarkReportSchema, {
  sorts: ['status', 'uid', 'rule', 'at'],
  filters: ['status', 'fault', 'rule', 'uid', 'userId'],
});
