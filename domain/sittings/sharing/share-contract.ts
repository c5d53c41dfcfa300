import { z } from 'zod';
import { examTypeSchema } from '../../accounts/exam-type.ts';
import { defineCall, uuidSchema } from '../../core/contract.ts';
import { estimateSchema } from '../../scorecards/estimate-schema.ts';
import { marks } from '../sitting-schemas.ts';
import { sharedNameSchema, shareSchema } from './share-scorecard.ts';

const ofSitting = z.object({ sessionId: uuidSchema });

export const shareMockTestScorecard = defineCall({
  name: 'shareMockTestScorecard',
  method: 'POST',
  path: '/api/mocktest/shareMockTestScorecard',
  access: 'student',
  effect: 'command',
  input: ofSitting.extend({ name: sharedNameSchema.optional() }),
  outputs: { 200: shareSchema },
  rejections: ['mock_test_not_found', 'test_not_submitted'],
});

export const unshareMockTestScorecard = defineCall({
  name: 'unshareMockTestScorecard',
  method: 'POST',
  path: '/api/mocktest/unshareMockTestScorecard',
  access: 'student',
  effect: 'command',
  input: ofSitting,
  outputs: { 200: ofSitting },
  rejections: ['mock_test_not_found'],
});

/** Only figures and the chosen name are public: no questions, answers, sitting or student. */
const sharedScorecardSchema = z.object({
  name: z.string().optional(),
  testName: z.string(),
  examType: examTypeSchema,
  /** The UTC day of the start. */
  satOn: z.iso.date(),
  estimate: estimateSchema.pick({ overall: true, skills: true, enabling: true }),
  mark: z.enum(marks).optional(),
  /** Unscored answers, which widen the ranges. */
  unscored: z.int().min(0),
});
export type SharedScorecard = z.infer<typeof sharedScorecardSchema>;

export const fetchMockTestResultPublic = defineCall({
  name: 'fetchMockTestResultPublic',
  method: 'POST',
  path: '/api/mocktest/fetchMockTestResultPublic',
  access: 'anyone',
  effect: 'query',
  input: z.object({ shareId: z.string().max(100) }),
  outputs: { 200: sharedScorecardSchema },
  rejections: ['mock_test_not_found'],
});

export const fetchScorecardPicture = defineCall({
  name: 'fetchScorecardPicture',
  method: 'GET',
  path: '/api/mocktest/fetchScorecardPicture/:shareId',
  access: 'anyone',
  effect: 'query',
  input: z.object({ shareId: z.string().max(100) }),
  download: { mediaTypes: ['image/png'] },
  outputs: {},
  rejections: ['mock_test_not_found'],
});
