import { z } from 'zod';
import { defineCall, reasonText } from '../core/contract.ts';
import { rolloutCountsSchema, rolloutScopeSchema, scorersSchema } from './scorer-rollouts.ts';

export const fetchScorerRollouts = defineCall({
  name: 'fetchScorerRollouts',
  method: 'GET',
  path: '/api/admins/fetchScorerRollouts',
  access: 'admin',
  effect: 'query',
  summary:
    'The scorers of this release, and the rollouts of newer scorers over stored answers, newest first.',
  input: z.object({}),
  outputs: {
    200: z.object({
      /** The version of each scorer in this release. */
      scorers: scorersSchema,
      rollouts: z.array(
        z.object({
          rolloutId: z.string(),
          scorers: scorersSchema,
          scope: rolloutScopeSchema,
          /** Null while the rollout is under way. */
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
  summary:
    'Scores stored answers again by the scorers of this release. A workflow adds a second score beside the first, which counts. `npm run rescore -- --preview` shows what would change.',
  input: z.object({ ...rolloutScopeSchema.shape, reason: reasonText }),
  outputs: { 200: z.object({ rolloutId: z.string() }) },
  rejections: ['rollout_running'],
});
