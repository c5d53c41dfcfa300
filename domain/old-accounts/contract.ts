import { z } from 'zod';
import { defineCall, reasonText } from '../core/contract.ts';
import { oldAccountRulesSchema } from './old-account.ts';

/** One run deletes no more accounts. */
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
      /** At most {@link mostInOneRun}: one run deletes no more. */
      total: z.int().min(0),
      /** More accounts are old than one run deletes. */
      hasMore: z.boolean(),
      /** The first of them. */
      accounts: z.array(
        z.object({
          id: z.string(),
          /** Null for an account without an address. */
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
          /** Null while the deletion is under way. */
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
    /** `total` of the preview: the admin has seen how many accounts go. */
    expected: z.int().min(1).max(mostInOneRun),
    reason: reasonText,
  }),
  outputs: { 200: z.object({ runId: z.string() }) },
  rejections: ['old_accounts_changed', 'deletion_running'],
});
