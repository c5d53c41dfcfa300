import { z } from 'zod';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, reasonText } from '../core/contract.ts';
import { calibrationOverTimeSchema } from './calibration.ts';
import { scoreNames } from './real-scores.ts';

const realResultSchema = z.object({
  id: z.string(),
  userId: z.string(),
  examType: examTypeSchema,
  status: z.enum(['reported', 'discarded']),
  takenOn: z.string(),
  overall: z.int(),
  estimated: z.int().nullable(),
  /** Estimate minus real result. */
  error: z.int().nullable(),
  version: z.string().nullable(),
  source: z.enum(['screenshot', 'pdf']),
  corrected: z.array(z.enum(scoreNames)),
  at: z.string(),
});
export type AdminRealResult = z.infer<typeof realResultSchema>;

export const adminRealResults = adminResource('real-results', realResultSchema, {
  sorts: ['at', 'takenOn', 'overall', 'error'],
  filters: ['status', 'examType', 'userId'],
});

export const fetchCalibrationLedger = defineCall({
  name: 'fetchCalibrationLedger',
  method: 'GET',
  path: '/api/admins/fetchCalibrationLedger',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ groups: z.array(calibrationOverTimeSchema) }) },
  rejections: [],
});

export const discardRealResult = defineCall({
  name: 'discardRealResult',
  method: 'POST',
  path: '/api/admins/discardRealResult',
  access: 'admin',
  effect: 'command',
  input: z.object({ id: z.string().min(1).max(100), reason: reasonText }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found'],
});
