import { z } from 'zod';
import { defineCall, reasonText } from '../core/contract.ts';
import { rolloutCountsSchema, rolloutScopeSchema, scorersSchema } from './scorer-rollouts.ts';

export const fetchScorerRollouts = defineCall({
  name: 'fetchScorerRollouts',
  method: 'GET',
  path: '/api/admins/fetchScorerRollouts',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: {
    200: z.object({
      scorers: scorersSchema,
      rollouts: z.array(
        z.object({
          rolloutId: z.string(),
          scorers: scorersSchema,
          scope: rolloutScopeSchema,
          counts: rolloutCountsSchema.nullable(),
          startedAt: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  },
  rejections: [],
});

export const rollOutScorers = defineCall({
  name: 'rollOutScorers',
  method: 'POST',
  path: '/api/admins/rollOutScorers',
  access: 'admin',
  effect: 'command',
  input: z.object({ ...rolloutScopeSchema.shape, reason: reasonText }),
  outputs: { 200: z.object({ rolloutId: z.string() }) },
  rejections: ['rollout_running'],
});
