import { Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import {
  finishRollout,
  scorerRolloutsId,
  scorerRolloutsStream,
  type Scorers,
} from '#domain/rescoring/scorer-rollouts.ts';
import type { Score } from '#domain/scoring/score.ts';
import { isNewerScore } from '#domain/scoring/second-score.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import type { FindAnswer } from '#services/analysis/scorable-answer.ts';
import { scoreBy, type Analyses } from '#services/analysis/answer-to-score.ts';
import { handle } from '#services/core/handle.ts';
import { storedScores, type StoredScore } from '#services/rescoring/stored-scores.ts';
import { withHeartbeat } from '../core/with-heartbeat.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import type { RolloutActivities, RolloutInput, RolloutProgress } from './roll-out-scorers-contract.ts';

export interface RolloutDependencies {
  readonly journal: Journal;
  readonly findAnswer: FindAnswer;
  /** This release's scorers. Endpoints are excluded, because their model may have changed. */
  readonly analyses: Analyses;
  readonly log: Pick<Logger, 'error'>;
  readonly clock: () => Instant;
}

/** Answers scored and read per step. */
const stepSize = { scored: 50, seen: 5_000 } as const;

export function createRolloutActivities(dependencies: RolloutDependencies): RolloutActivities {
  return {
    scoreAgain: givingUpDefects((input, given) => scoreStep(dependencies, input, given)),
    finishRollout: givingUpDefects(async ({ rolloutId, correlationId }, counts) => {
      const { journal, clock } = dependencies;
      const context = contextOfStep({ name: `${rolloutId}/finish`, correlationId, at: clock() });
      await handle(journal, scorerRolloutsStream, scorerRolloutsId, context, (state) =>
        finishRollout(state, { rolloutId, ...counts }),
      );
    }),
  };
}

/** Sequential, so that current students do not wait. A repeated step continues after the last answer. */
async function scoreStep(dependencies: RolloutDependencies, input: RolloutInput, given: RolloutProgress) {
  const { heartbeat, info } = Context.current();
  let progress = (info.heartbeatDetails as RolloutProgress | undefined) ?? given;
  let [scored, seen] = [0, 0];
  const { after } = progress;
  for await (const stored of storedScores(dependencies.journal, { ...input.scope, after })) {
    if (scored === stepSize.scored || seen === stepSize.seen) return { progress, hasMore: true };
    seen += 1;
    const current = progress;
    const outcome = await withHeartbeat(
      () => heartbeat(current),
      () => scoreOne(dependencies, input, stored),
    );
    if (outcome !== 'skipped') scored += 1;
    progress = {
      added: current.added + (outcome === 'changed' || outcome === 'unchanged' ? 1 : 0),
      changed: current.changed + (outcome === 'changed' ? 1 : 0),
      failed: current.failed + (outcome === 'failed' ? 1 : 0),
      after: stored.position,
    };
    heartbeat(progress);
  }
  return { progress, hasMore: false };
}

type Outcome = 'skipped' | 'changed' | 'unchanged' | 'failed';

async function scoreOne(
  dependencies: RolloutDependencies,
  { rolloutId, scorers, correlationId }: RolloutInput,
  stored: StoredScore,
): Promise<Outcome> {
  const { journal, findAnswer, analyses, clock, log } = dependencies;
  const { subject, score: first, secondScores, isErased, owner } = stored;
  // The step was interrupted after recording this score.
  const recordedBefore = secondScores.find((one) => one.rolloutId === rolloutId);
  if (recordedBefore) return outcomeOf(first, recordedBefore.score);
  const scorerVersion = versionOf(scorers, first);
  if (isErased || scorerVersion === undefined) return 'skipped';
  if (!isNewerScore({ scorer: first.scorer, scorerVersion }, first, secondScores)) return 'skipped';
  // Nothing more is recorded about a deleted account.
  if (owner.userId !== undefined && (await readAccount(journal, owner.userId)).status === 'deleted')
    return 'skipped';
  const analysed = findAnswer(subject);
  let score: Score;
  try {
    const answer = await analysed.readAgain();
    if (!answer) return 'skipped';
    score = await scoreBy(analyses, answer, 1);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    log.error({ err: error, ...subject }, 'could not rescore this answer');
    return 'failed';
  }
  // During a deployment both releases run: the newer one must do this step.
  if (score.scorerVersion < scorerVersion)
    throw new Error(`This worker scores by ${score.scorer} ${score.scorerVersion}, not ${scorerVersion}`);
  const name = `${Object.values(subject).join('/')}/${score.scorer}/${score.scorerVersion}/second`;
  const context = contextOfStep({ name, correlationId, ...owner, at: clock() });
  const recorded = await analysed.recordSecondScore({ score, rolloutId }, context);
  if ('rejected' in recorded || !recorded.changed) return 'skipped';
  return outcomeOf(first, score);
}

const outcomeOf = (first: Score, score: Score): Outcome =>
  score.points === first.points && score.maximum === first.maximum ? 'unchanged' : 'changed';

/** The rollout's version of a score's scorer; undefined for an endpoint's model. */
function versionOf(scorers: Scorers, { scorer, model }: Score): number | undefined {
  if (model !== undefined) return undefined;
  return scorer === 'writing' || scorer === 'speaking' ? scorers[scorer] : undefined;
}
