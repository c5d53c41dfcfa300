import { z } from 'zod';
import { defineCall, reasonText } from '../core/contract.ts';
import { oldAccountRulesSchema } from './old-account.ts';

export const mostInOneRun = 1_000;

const rules = oldAccountRulesSchema.shape;

export const previewOldAccounts = defineCall({
  name: 'previewOldAccounts',
  method: 'POST',
  path: '/api/admins/previewOldAccounts',
  access: 'admin',
  effect: 'query',
  input: z.object(rules),
  outputs: {
    200: z.object({
      total: z.int().min(0),
      /** Whether more accounts are old. */
      hasMore: z.boolean(),
      accounts: z.array(
        z.object({
          id: z.string(),
          email: z.string().nullable(),
          registeredAt: z.string(),
          lastUsedAt: z.string(),
        }),
      ),
    }),
  },
  rejections: [],
});

export const fetchOldAccountDeletions = defineCall({
  name: 'fetchOldAccountDeletions',
  method: 'GET',
  path: '/api/admins/fetchOldAccountDeletions',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: {
    200: z.object({
      runs: z.array(
        z.object({
          runId: z.string(),
          inactiveDays: z.int(),
          keepsBuyers: z.boolean(),
          expected: z.int(),
          deleted: z.int().nullable(),
          startedAt: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  },
  rejections: [],
});

export const deleteOldAccount = defineCall({
  name: 'deleteOldAccount',
  method: 'POST',
  path: '/api/admins/deleteOldAccount',
  access: 'admin',
  effect: 'command',
  input: z.object({
    ...rules,
    /** `total` of the preview, so that the admin knows how many are deleted. */
    expected: z.int().min(1).max(mostInOneRun),
    reason: reasonText,
  }),
  outputs: { 200: z.object({ runId: z.string() }) },
  rejections: ['old_accounts_changed', 'deletion_running'],
});
