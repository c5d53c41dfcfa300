import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema } from '../core/instant.ts';
import { analysedCodes } from '../question-types/registry.ts';

/** The stored scores of a rollout; all by default. */
export const rolloutScopeSchema = z.object({
  type: z.enum(analysedCodes).optional(),
  /** Only answers with a first score from this UTC day on. */
  since: z.iso.date().optional(),
});
export type RolloutScope = z.infer<typeof rolloutScopeSchema>;

/** The scorers' versions in the release. */
export const scorersSchema = z.object({ writing: z.int().min(1), speaking: z.int().min(1) });
export type Scorers = z.infer<typeof scorersSchema>;

export const rolloutCountsSchema = z.object({
  /** Answers with a new second score. */
  added: z.int().min(0),
  /** Of these, answers whose points differ from the first score. */
  changed: z.int().min(0),
  /** Answers that could not be scored. */
  failed: z.int().min(0),
});
export type RolloutCounts = z.infer<typeof rolloutCountsSchema>;

const startedSchema = z.object({
  rolloutId: z.string(),
  scorers: scorersSchema,
  scope: rolloutScopeSchema,
  reason: z.string(),
  startedAt: instantSchema,
});

const events = {
  ScorerRolloutStarted: { version: 1, schema: startedSchema },
  ScorerRolloutFinished: {
    version: 1,
    schema: z.object({ rolloutId: z.string(), ...rolloutCountsSchema.shape }),
  },
} as const;

export type ScorerRolloutsEvent = EventOf<typeof events>;

export interface ScorerRollout extends z.infer<typeof startedSchema> {
  readonly counts: RolloutCounts | null;
}

export interface ScorerRollouts {
  readonly rollouts: readonly ScorerRollout[];
}

/** The category has one stream: scorers change a few times a year. */
export const scorerRolloutsId = 'all';

/** The stream `scorer_rollouts-all`: the rollouts of newer scorers over stored answers. */
export const scorerRolloutsStream = defineStream({
  category: 'scorer_rollouts',
  subject: 'Scorer rollouts',
  events,
  initial: { rollouts: [] },
  evolve({ rollouts }: ScorerRollouts, { type, data }): ScorerRollouts {
    if (type === 'ScorerRolloutStarted') return { rollouts: [...rollouts, { ...data, counts: null }] };
    const { rolloutId, ...counts } = data;
    return { rollouts: rollouts.map((one) => (one.rolloutId === rolloutId ? { ...one, counts } : one)) };
  },
});

export function startRollout(
  { rollouts }: ScorerRollouts,
  started: z.infer<typeof startedSchema>,
): Decision<ScorerRolloutsEvent, 'rollout_running'> {
  if (rollouts.some(({ rolloutId }) => rolloutId === started.rolloutId)) return [];
  if (rollouts.some(({ counts }) => counts === null)) return reject('rollout_running');
  return [{ type: 'ScorerRolloutStarted', data: started }];
}

export function finishRollout(
  { rollouts }: ScorerRollouts,
  { rolloutId, ...counts }: RolloutCounts & { readonly rolloutId: string },
): Decision<ScorerRolloutsEvent> {
  const isOpen = rollouts.some((one) => one.rolloutId === rolloutId && one.counts === null);
  return isOpen ? [{ type: 'ScorerRolloutFinished', data: { rolloutId, ...counts } }] : [];
}
