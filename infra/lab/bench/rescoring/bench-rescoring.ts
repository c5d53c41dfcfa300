import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { startOwnTemporal } from '#infra/lab/own-temporal.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import { runProjections } from '#projections/core/run-projections.ts';
import { projections } from '#projections/projections.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import { createPostgresPersonalKeys } from '#services/event-store/journal/personal-keys.ts';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { draftQuestion, publishQuestion, reviseQuestion } from '#services/questions/commands.ts';
import { runReactors } from '#workflows/core/run-reactors.ts';
import { runWorker } from '#workflows/core/run-worker.ts';
import { bundleWorkflows } from '#workflows/core/workflow-bundle.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { createRescoringActivities } from '#workflows/rescoring/activities.ts';
import { rescoringReactor } from '#workflows/rescoring/reactor.ts';
import { reviewsReactor } from '#workflows/reviews/reactor.ts';
import { makeDatabase } from '../http/database.ts';
import type { BenchOptions, BenchRow } from '../row.ts';
import { answerEvents, question } from '../statistics/answers.ts';

const users = 200;
const goalMs = 10_000;

/**
 * Measures from the correction of a key until every attempt at the question has its second score, and until every
 * student is notified, with all projections and reactors running and a separate Temporal. @throws Error if Temporal is
 * unavailable
 */
export async function benchRescoring({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const pool = new pg.Pool({ connectionString: database.url, max: 20 });
  cleanUp.defer(() => pool.end());
  const store = createPostgresEventStore({ connectionString: database.url });
  cleanUp.defer(() => store.close());
  const journal = createJournal({ store, streams, keys: createPostgresPersonalKeys(pool) });
  const readModels = cleanUp.adopt(createReadModels(pool), (opened) => opened.close());

  const log = pino({ level: 'error' });
  const { address } = cleanUp.use(await startOwnTemporal());
  const temporal = { address, namespace: 'default', taskQueue: 'bench' };
  const starter = cleanUp.use(createWorkflowStarter(temporal));
  const bundle = await bundleWorkflows(log);
  const stop = new AbortController();
  const { signal } = stop;
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  const clock = () => new Date().toISOString();
  const reactors = runReactors({
    journal,
    pool,
    reactors: [rescoringReactor(starter, journal), reviewsReactor({ journal })],
    log,
    signal,
  });
  const activities = createRescoringActivities({ journal, readModels, log, clock });
  const worker = runWorker({ temporal, activities, bundle: async () => bundle, log, signal });
  const projecting = runProjections({ journal, pool, projections, log, signal, onReady });
  cleanUp.defer(async () => {
    stop.abort();
    await Promise.all([projecting, reactors.ended, worker.ended]);
  });
  await ready;
  await until(async () => worker.state().status === 'running');

  const attempts = quick ? 200 : 1000;
  const admin = (): CommandContext => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'bench' },
    at: clock(),
  });
  await draftQuestion({ journal }, question, admin());
  await publishQuestion({ journal }, question.uid, admin());
  await answerAll(journal, attempts, admin);
  const count = async (sql: string) => (await pool.query<{ count: number }>(sql)).rows[0]?.count;
  const known = 'select count(*)::integer as count from read_models.attempts where scores = 1';
  await until(async () => (await count(known)) === attempts);
  await until(async () => reactors.states().every(({ lagMs }) => lagMs === 0));

  const started = performance.now();
  const corrected = { ...question, correctIndex: 1 };
  await reviseQuestion(
    { journal },
    { question: corrected, reason: 'The key was wrong', reasonsStand: true },
    admin(),
  );
  const again = "select count(*)::integer as count from event_store.event where type = 'AnswerRescored'";
  await until(async () => (await count(again)) === attempts);
  const rescored = performance.now() - started;
  const told = 'select count(*)::integer as count from read_models.notifications';
  await until(async () => (await count(told)) === attempts);
  const notified = performance.now() - started;
  const row = (name: string, value: number): BenchRow => ({
    name,
    value,
    unit: 'ms',
    limit: null,
    ratio: null,
    goal: goalMs,
  });
  const many = attempts.toLocaleString('en');
  return [
    row(`a corrected key until ${many} attempts have their second score`, rescored),
    row(`a corrected key until the students of ${many} attempts are told`, notified),
  ];
}

async function answerAll(journal: Journal, attempts: number, sender: () => CommandContext): Promise<void> {
  await Promise.all(
    Array.from({ length: users }, async () => {
      const userId = randomUUID();
      for (let answered = 0; answered < attempts / users; answered += 1) {
        const attemptId = randomUUID();
        const stream = questionAttemptStream.nameOf(attemptId);
        const context = { ...sender(), userId };
        await journal.append(questionAttemptStream, stream, answerEvents(attemptId), 'noStream', context);
      }
    }),
  );
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const patience = AbortSignal.timeout(120_000); !(await isSo()); await pause(10))
    patience.throwIfAborted();
}
