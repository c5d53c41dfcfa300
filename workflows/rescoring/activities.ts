import { Context } from '@temporalio/activity';
import { Defect } from '#domain/core/defect.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { listAttemptsToRescore } from '#projections/attempts/queries.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import { listSittingsToRescore } from '#projections/sittings/queries.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import {
  isCorrected,
  readQuestionRevisions,
  type CorrectedQuestion,
} from '#services/rescoring/question-revisions.ts';
import { rescoreAttempt } from '#services/rescoring/rescore-attempt.ts';
import { rescoreSitting } from '#services/rescoring/rescore-sitting.ts';
import type { Logger } from 'pino';
import type { Instant } from '#domain/core/instant.ts';
import { contextOfStep } from '../core/command-context.ts';
import { givingUpDefects } from '../core/failure.ts';
import { openLanes } from '../core/lanes.ts';
import type { RescoringActivities, RescoringInput, RescoringProgress } from './rescore-question-contract.ts';
import { untilCaughtUp, untilSeen } from './until-seen.ts';

export interface RescoringDependencies {
  readonly journal: Journal;
  readonly readModels: Pick<ReadModels, 'db' | 'waitFor' | 'states'>;
  readonly log: Pick<Logger, 'error'>;
  readonly clock: () => Instant;
}

const stepSize = 256;
const atOnce = 16;

interface Item {
  readonly id: string;
  readonly owner: { readonly userId?: string; readonly visitorId?: string };
  rescore(corrected: CorrectedQuestion, context: CommandContext): Promise<boolean>;
}

export function createRescoringActivities(dependencies: RescoringDependencies): RescoringActivities {
  const { journal, readModels } = dependencies;
  const { db } = readModels;
  return {
    untilSeen: ({ position }) => untilSeen(readModels, position),
    untilCaughtUp: () => untilCaughtUp(readModels),
    rescoreAttempts: givingUpDefects((input, after) =>
      rescoreStep(dependencies, input, after, async (beforeRevision, page) => {
        const attempts = await listAttemptsToRescore(db, input.uid, beforeRevision, page);
        return attempts.map(({ attemptId, userId, visitorId, at }) => ({
          id: attemptId,
          owner: { ...(userId !== null && { userId }), ...(visitorId !== null && { visitorId }) },
          rescore: (corrected, context) => rescoreAttempt({ journal }, { attemptId, at }, corrected, context),
        }));
      }),
    ),
    rescoreSittings: givingUpDefects((input, after) =>
      rescoreStep(dependencies, input, after, async (beforeRevision, page) => {
        const sittings = await listSittingsToRescore(db, input.uid, beforeRevision, page);
        return sittings.map(({ sessionId, userId }) => ({
          id: sessionId,
          owner: { userId },
          rescore: (corrected, context) => rescoreSitting({ journal }, sessionId, corrected, context),
        }));
      }),
    ),
  };
}

type ListItems = (
  beforeRevision: number,
  page: { readonly after?: string; readonly limit: number },
) => Promise<readonly Item[]>;

/** Rescores by the newest key, so that the last correction wins. A retry resumes at the heartbeat. */
async function rescoreStep(
  dependencies: RescoringDependencies,
  input: RescoringInput,
  given: string | undefined,
  list: ListItems,
): Promise<RescoringProgress> {
  const corrected = await readQuestionRevisions(dependencies.journal, input.uid);
  if (!isCorrected(corrected)) throw new Defect(`The key of ${input.uid} was never corrected`);
  const { heartbeat, info } = Context.current();
  const earlier = info.heartbeatDetails as RescoringProgress | undefined;
  let [rescored, failed, after] = [earlier?.rescored ?? 0, earlier?.failed ?? 0, earlier?.after ?? given];
  const page = { limit: stepSize, ...(after !== undefined && { after }) };
  const items = await list(corrected.correction.revision, page);
  const isGone = cacheGone(dependencies.journal);
  const lanes = openLanes<Item>(
    atOnce,
    async (item) => {
      const outcome = await rescoreOne(dependencies, input, item, corrected, isGone);
      if (outcome === 'rescored') rescored += 1;
      if (outcome === 'failed') failed += 1;
      return true;
    },
    async ({ id }) => {
      after = id;
      heartbeat({ after, rescored, failed });
    },
    () => undefined,
  );
  for (const item of items) await lanes.add(item.id, item);
  await lanes.end();
  const isLast = items.length < stepSize;
  return { rescored, failed, ...(!isLast && after !== undefined && { after }) };
}

/** Looks up each account once per step, because the same people recur. */
function cacheGone(journal: Journal): (userId: string) => Promise<boolean> {
  const cache = new Map<string, Promise<boolean>>();
  return (userId) => {
    const known = cache.get(userId);
    if (known) return known;
    const isGone = readAccount(journal, userId).then(({ status }) => status === 'deleted');
    cache.set(userId, isGone);
    return isGone;
  };
}

/** An unreadable answer must not block the others. */
async function rescoreOne(
  { clock, log }: RescoringDependencies,
  { correlationId }: RescoringInput,
  { id, owner, rescore }: Item,
  corrected: CorrectedQuestion,
  isGone: (userId: string) => Promise<boolean>,
): Promise<'rescored' | 'unchanged' | 'failed'> {
  try {
    const { userId } = owner;
    // Nothing more is recorded about an erased account.
    if (userId !== undefined && (await isGone(userId))) return 'unchanged';
    const name = `${id}/${corrected.correction.question.uid}/rescore/${corrected.correction.revision}`;
    const context = contextOfStep({ name, correlationId, ...owner, at: clock() });
    return (await rescore(corrected, context)) ? 'rescored' : 'unchanged';
  } catch (error) {
    // A store outage fails the whole step, which is retried; other errors belong to this answer.
    if (error instanceof StoreUnavailable) throw error;
    log.error({ err: error, id }, 'could not rescore');
    return 'failed';
  }
}
