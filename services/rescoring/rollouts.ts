import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import {
  scorerRolloutsId,
  scorerRolloutsStream,
  startRollout,
  type RolloutScope,
  type ScorerRollouts,
} from '#domain/rescoring/scorer-rollouts.ts';
import { presentScorers } from '#domain/scoring/present-scorers.ts';
import { handle } from '../core/handle.ts';
import { derivedId } from '../core/ids.ts';

export async function readRollouts(journal: Journal): Promise<ScorerRollouts> {
  return fold(
    scorerRolloutsStream,
    await journal.read(scorerRolloutsStream, scorerRolloutsStream.nameOf(scorerRolloutsId)),
  );
}

interface Asked {
  readonly scope: RolloutScope;
  readonly reason: string;
}

/** Starts a rollout of this release's scorers, which a workflow carries out. @throws StoreUnavailable */
export async function rollOut(journal: Journal, { scope, reason }: Asked, context: CommandContext) {
  const rolloutId = derivedId('scorer-rollout', context.commandId);
  const rollout = { rolloutId, scorers: presentScorers, scope, reason, startedAt: context.at };
  const started = await handle(journal, scorerRolloutsStream, scorerRolloutsId, context, (state) =>
    startRollout(state, rollout),
  );
  return 'rejected' in started ? started : { ...started, rolloutId };
}
