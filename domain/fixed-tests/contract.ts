import { z } from 'zod';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, plainText } from '../core/contract.ts';
import { examPartSchema } from '../mock-tests/exam-part.ts';
import { fixedTestIdSchema, fixedTestSchema } from './fixed-test-content.ts';

/** Fixed tests for admins. A rejection lists the faults by section. */
const reason = plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.');
const revised = z.object({ mockTestId: fixedTestIdSchema, revision: z.int().min(1) });
const mockTestId = fixedTestIdSchema;

export const buildMockTest = defineCall({
  name: 'buildMockTest',
  method: 'POST',
  path: '/api/admins/buildMockTest',
  access: 'admin',
  effect: 'command',
  input: z.object({ test: fixedTestSchema }),
  outputs: { 200: revised },
  rejections: ['mock_test_exists', 'mock_test_does_not_fit'],
});

export const reviseMockTest = defineCall({
  name: 'reviseMockTest',
  method: 'POST',
  path: '/api/admins/reviseMockTest',
  access: 'admin',
  effect: 'command',
  input: z.object({ test: fixedTestSchema, reason }),
  outputs: { 200: revised },
  rejections: ['mock_test_not_found', 'mock_test_does_not_fit', 'revision_conflict'],
});

export const publishMockTest = defineCall({
  name: 'publishMockTest',
  method: 'POST',
  path: '/api/admins/publishMockTest',
  access: 'admin',
  effect: 'command',
  input: z.object({ mockTestId }),
  outputs: { 200: revised },
  rejections: ['mock_test_not_found', 'mock_test_does_not_fit'],
});

export const retireMockTest = defineCall({
  name: 'retireMockTest',
  method: 'POST',
  path: '/api/admins/retireMockTest',
  access: 'admin',
  effect: 'command',
  input: z.object({ mockTestId, reason }),
  outputs: { 200: revised },
  rejections: ['mock_test_not_found'],
});

export const tryMockTest = defineCall({
  name: 'tryMockTest',
  method: 'POST',
  path: '/api/admins/tryMockTest',
  access: 'admin',
  effect: 'command',
  input: z.object({ mockTestId }),
  outputs: { 200: z.object({ sessionId: z.uuid() }) },
  rejections: ['mock_test_not_found', 'mock_test_incomplete'],
});

const adminFixedTestSchema = z.object({
  id: fixedTestIdSchema,
  examType: examTypeSchema,
  part: examPartSchema.nullable(),
  name: z.string(),
  status: z.enum(['draft', 'published', 'retired']),
  /** Of its questions and texts, from 1. */
  revision: z.int(),
  questions: z.int(),
  test: fixedTestSchema,
  /** Of its last event. */
  changedAt: z.string(),
  /** The reason of the last revision or retirement; null without one. */
  reason: z.string().nullable(),
});
export type AdminFixedTest = z.infer<typeof adminFixedTestSchema>;

export const adminFixedTests = adminResource('fixed-tests', adminFixedTestSchema, {
  sorts: ['name', 'examType', 'part', 'status', 'questions', 'changedAt'],
  filters: ['examType', 'part', 'status'],
  one: adminFixedTestSchema.extend({
    faults: z.array(z.string()),
  }),
});
