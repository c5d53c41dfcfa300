import { z } from 'zod';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { firstNameSchema } from '../accounts/profile/first-name.ts';
import { defineCall, uuidSchema } from '../core/contract.ts';
import { instantSchema } from '../core/instant.ts';

export const adminSettingsSchema = z.object({
  dateNow: instantSchema,
  version: z.string(),
  environment: z.enum(['development', 'production']),
  publicUrl: z.string(),
  payments: z.enum(['stripe', 'till', 'nothing']),
  signInProviders: z.array(z.string()),
  hasMailReports: z.boolean(),
  hasMobilePurchases: z.boolean(),
  freeWritingCredits: z.int(),
  freeSpeakingCredits: z.int(),
  readingSprintSeconds: z.int(),
  securityLogDays: z.int(),
});
export type AdminSettings = z.infer<typeof adminSettingsSchema>;

export const fetchAllAdminSettings = defineCall({
  name: 'fetchAllAdminSettings',
  method: 'GET',
  path: '/api/admins/fetchAllAdminSettings',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: adminSettingsSchema },
  rejections: [],
});

const dayFiguresSchema = z.object({
  /** Students with an answer or a started test. */
  students: z.int().min(0),
  /** Including visitors'. */
  answers: z.int().min(0),
  sittings: z.int().min(0),
  registrations: z.int().min(0),
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const fetchOverview = defineCall({
  name: 'fetchOverview',
  method: 'GET',
  path: '/api/admins/fetchOverview',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ today: dayFiguresSchema, weekBefore: dayFiguresSchema }) },
  rejections: [],
});

/** Lists whose mails the team writes. */
export const writtenLists = ['general', 'third_party'] as const;

export const fetchEmailList = defineCall({
  name: 'fetchEmailList',
  method: 'POST',
  path: '/api/admins/fetchEmailList',
  access: 'admin',
  effect: 'command',
  input: z.object({
    list: z.enum(writtenLists),
    /** The previous page's `next`. */
    after: uuidSchema.optional(),
  }),
  outputs: { 200: z.object({ emails: z.array(z.string()), next: z.string().optional() }) },
  rejections: [],
});

export const updateFields = defineCall({
  name: 'updateFields',
  method: 'POST',
  path: '/api/admins/updateFields',
  access: 'admin',
  effect: 'command',
  input: z
    .object({
      id: uuidSchema,
      firstName: firstNameSchema.optional(),
      examType: examTypeSchema.optional(),
    })
    .refine(({ firstName, examType }) => firstName !== undefined || examType !== undefined, {
      path: ['firstName'],
      message: 'Change at least one field.',
    }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found', 'account_deleted'],
});
