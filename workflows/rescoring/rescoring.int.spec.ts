import { randomUUID } from 'node:crypto';
import { Client } from '@temporalio/client';
import { beforeAll, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { reviewCardId, reviewCardStream } from '#domain/reviews/review-card.ts';
import { temporalConnection } from '#infra/testing/servers/temporal.ts';
import { countAttemptsByRevision } from '#projections/attempts/queries.ts';
import { countUnread, listNotifications } from '#projections/notifications/queries.ts';
import { countReviews } from '#projections/reviews/queries.ts';
import { selectTypeStatistics } from '#projections/statistics/queries.ts';
import { submitSitting } from '#services/sittings/commands.ts';
import { readSitting, type ReadSitting } from '#services/sittings/read-sitting.ts';
import { bundleForTests } from '../core/testing/bundle-of-today.ts';
import { contextFor, eventually, silent } from '../core/testing/test-harness.ts';
import type { WorkflowBundle } from '../core/workflow-bundle.ts';
import { rescoreQuestion } from './rescore-question.ts';
import { openRescoringHarness, type Person, type RescoringHarness } from './testing/rescoring-harness.ts';

let bundle: WorkflowBundle;
beforeAll(async () => {
  bundle = await bundleForTests(silent);
});

type Rescored = Extract<RecordedEvent, { type: 'AnswerRescored' }>;
async function rescored({ journal }: Pick<RescoringHarness, 'journal'>): Promise<Rescored[]> {
  const found: Rescored[] = [];
  for await (const event of journal.readAll({ filter: { eventTypes: ['AnswerRescored'] } })) {
    // The filter only passes these events.
    found.push(event as unknown as Rescored);
  }
  return found;
}
const streamsOf = (events: readonly Rescored[]) => new Set(events.map(({ stream }) => stream));
const byRevision = ({ readModels, uid }: RescoringHarness) => countAttemptsByRevision(readModels.db, uid);

/** Answers in turn for each user; every second one is right. */
async function answerMany(
  harness: RescoringHarness,
  count: number,
  people: readonly Person[],
): Promise<string> {
  let last = '';
  const writers = Array.from({ length: 50 }, async (_, writer) => {
    for (let index = writer; index < count; index += 50) {
      const { position } = await harness.answer(
        people[index % people.length] ?? { visitorId: 'v' },
        1 - (index % 2),
      );
      if (position > last) last = position;
    }
  });
  await Promise.all(writers);
  return last;
}

async function runAgain(harness: RescoringHarness, position: string): Promise<void> {
  const { starter, uid } = harness;
  const id = `again-${randomUUID()}`;
  await starter.start(id, rescoreQuestion, { uid, revision: 2, position, correlationId: id });
  await resultOf(harness, id);
}

async function resultOf({ idOf }: RescoringHarness, id: string): Promise<void> {
  await using connection = await temporalConnection();
  await new Client({ connection }).workflow.getHandle(idOf(id)).result();
}

// More than one step takes. The bench measures 1,000.
test('adds one second score to every attempt after a corrected key, and updates all that follows', async () => {
  await using harness = await openRescoringHarness(bundle);
  const { db } = harness.readModels;
  const users = Array.from({ length: 29 }, () => ({ userId: randomUUID() }));
  const visitor = { visitorId: randomUUID() };
  const last = await answerMany(harness, 300, [...users, visitor]);
  await harness.readModels.waitFor(['attempts', 'statistics'], last, 30_000);
  harness.startWorker();

  const reason = 'By rail, says the newer source';
  await harness.correct(0, reason);
  await eventually(async () => {
    expect(await byRevision(harness)).toEqual([{ revision: 2, attempts: 300 }]);
  });
  const [user] = users;
  const userId = user?.userId ?? '';
  await eventually(async () => {
    expect(await countUnread(db, userId)).toBe(10);
    // Index 0, 30, 60 … are even and chose "By ship", which is no longer right.
    expect(await selectTypeStatistics(db, userId)).toMatchObject([
      { answered: 10, right: 0, points: 0, maximum: 10 },
    ]);
  });
  expect((await listNotifications(db, userId, 1))[0]).toMatchObject({
    type: 'score_corrected',
    uid: harness.uid,
    before: '1/1',
    after: '0/1',
    reason,
  });
  const events = await rescored(harness);
  expect(events).toHaveLength(300);
  expect(streamsOf(events).size).toBe(300);
  expect(events.filter(({ metadata }) => metadata.visitorId === visitor.visitorId)).toHaveLength(10);

  await runAgain(harness, last);
  expect(await rescored(harness)).toHaveLength(300);
});

// Mostly waiting, so concurrent.
test.concurrent('lets the later of two corrections win, also after a killed worker', async () => {
  await using harness = await openRescoringHarness(bundle);
  const last = await answerMany(harness, 100, [{ userId: randomUUID() }]);
  await harness.readModels.waitFor(['attempts'], last, 30_000);
  const { journal, stopped } = failingAfter(harness.journal, 30);
  const stopFirst = harness.startWorker(journal);
  await harness.correct(0, 'the first correction');
  await stopped;
  await stopFirst();
  const begun = await rescored(harness);
  expect(begun.length).toBeGreaterThanOrEqual(30);
  expect(begun.length).toBeLessThan(100);

  harness.startWorker();
  await harness.correct(2, 'the second correction');
  await eventually(async () => {
    expect(await byRevision(harness)).toEqual([{ revision: 3, attempts: 100 }]);
  });
  for (const revision of [2, 3]) await resultOf(harness, `rescore_question-${harness.uid}-${revision}`);
  const events = await rescored(harness);
  const toSecond = events.filter(({ data }) => data.revision === 3);
  expect(toSecond).toHaveLength(100);
  expect(streamsOf(toSecond).size).toBe(100);
  expect(new Set(toSecond.map(({ data }) => data.reason))).toEqual(new Set(['the second correction']));
  // Attempts that the first correction reached have three scores; the others skip to the second.
  const toFirst = events.filter(({ data }) => data.revision === 2);
  expect(events).toHaveLength(100 + toFirst.length);
  expect(streamsOf(toFirst).size).toBe(toFirst.length);
});

/** A store that fails after some appends; `stopped` settles when it does. */
function failingAfter(journal: Journal, appends: number) {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  let left = appends;
  const failing: Journal = {
    ...journal,
    async append(...given) {
      left -= 1;
      if (left >= 0) return journal.append(...given);
      resolve();
      throw new StoreUnavailable('away');
    },
  };
  return { journal: failing, stopped };
}

test.concurrent('rescores an answer that was scored by the old key meanwhile', async () => {
  await using harness = await openRescoringHarness(bundle);
  harness.startWorker();
  const [early, late] = [{ userId: randomUUID() }, { userId: randomUUID() }];
  const { attemptId } = await harness.answer(early, 1);
  await harness.correct(0, 'By rail');
  await eventually(async () =>
    expect((await rescored(harness)).map(({ data }) => data.attemptId)).toEqual([attemptId]),
  );
  await harness.answer(late, 1, 1);
  const right = await harness.answer(late, 0);
  await resultOf(harness, `rescore_question-${harness.uid}-2`);
  const events = await rescored(harness);
  expect(events.map(({ metadata }) => metadata.userId)).toEqual([early.userId, late.userId]);
  expect(events.some(({ data }) => data.attemptId === right.attemptId)).toBe(false);
});

test.concurrent('continues a long workflow as a new run, without gaps or repetitions', async () => {
  await using harness = await openRescoringHarness(bundle);
  harness.startWorker();
  await harness.correct(0, 'By rail');
  await eventually(() => resultOf(harness, `rescore_question-${harness.uid}-2`));
  // Answers to the earlier revision, more than one step takes.
  const user = { userId: randomUUID() };
  const late = await Promise.all(Array.from({ length: 300 }, () => harness.answer(user, 0, 1)));
  const last =
    late
      .map(({ position }) => position)
      .toSorted()
      .at(-1) ?? '';
  await harness.readModels.waitFor(['attempts'], last, 30_000);
  const id = `several-runs-${randomUUID()}`;
  const input = { uid: harness.uid, revision: 2, position: last, correlationId: id, stepsInOneRun: 1 };
  await harness.starter.start(id, rescoreQuestion, input);
  await resultOf(harness, id);
  // Two steps for the attempts, one for the sittings, and one each for the second round.
  expect(await stepsOfRuns(harness, id)).toEqual([1, 1, 1, 1, 1]);
  expect(streamsOf(await rescored(harness)).size).toBe(300);
  expect(await rescored(harness)).toHaveLength(300);
});

test.concurrent('gives up impossible work instead of retrying it forever', async () => {
  await using harness = await openRescoringHarness(bundle);
  harness.startWorker();
  const { position } = await harness.answer({ userId: randomUUID() }, 0);
  const id = `never-corrected-${randomUUID()}`;
  await harness.starter.start(id, rescoreQuestion, {
    uid: harness.uid,
    revision: 2,
    position,
    correlationId: id,
  });
  await expect(resultOf(harness, id)).rejects.toMatchObject({
    cause: { cause: { type: 'defect', message: `The key of ${harness.uid} was never corrected` } },
  });
});

/** Steps per run of a workflow, in order. */
async function stepsOfRuns({ idOf }: RescoringHarness, id: string): Promise<number[]> {
  await using connection = await temporalConnection();
  const { workflow } = new Client({ connection });
  const { raw } = await workflow.getHandle(idOf(id)).describe();
  const steps: number[] = [];
  let runId = raw.workflowExecutionInfo?.firstRunId;
  while (runId) {
    const { events } = await workflow.getHandle(idOf(id), runId).fetchHistory();
    const done = (events ?? []).map(
      (event) => event.activityTaskScheduledEventAttributes?.activityType?.name ?? '',
    );
    steps.push(done.filter((name) => name.startsWith('rescore')).length);
    runId = events?.at(-1)?.workflowExecutionContinuedAsNewEventAttributes?.newExecutionRunId;
  }
  return steps;
}

test.concurrent('skips erased accounts, and moves the reviews of changed misses', async () => {
  await using harness = await openRescoringHarness(bundle);
  harness.startWorker();
  const [ann, bob, gone] = [{ userId: randomUUID() }, { userId: randomUUID() }, { userId: randomUUID() }];
  for (const [person, option] of [
    [ann, 0],
    [bob, 1],
    [gone, 0],
  ] as const) {
    await harness.answer(person, option);
  }
  const email = 'gone@example.com';
  const registered = { userId: gone.userId, email, passwordHash: 'hash', examType: 'new_format' as const };
  const events = [
    { type: 'UserRegistered' as const, data: registered },
    { type: 'AccountDeleted' as const, data: {} },
  ];
  await harness.append(accountStream, accountStream.nameOf(gone.userId), events, gone);
  const { db } = harness.readModels;
  const cards = async ({ userId }: { readonly userId: string }) =>
    (await countReviews(db, userId, '2099-01-01T00:00:00.000Z')).scheduled;
  await eventually(async () => expect([await cards(ann), await cards(bob)]).toEqual([1, 0]));

  await harness.correct(0, 'By rail');
  await eventually(async () => expect([await cards(ann), await cards(bob)]).toEqual([0, 1]));
  await resultOf(harness, `rescore_question-${harness.uid}-2`);
  expect(new Set((await rescored(harness)).map(({ metadata }) => metadata.userId))).toEqual(
    new Set([ann.userId, bob.userId]),
  );
  const card = await harness.journal.read(
    reviewCardStream,
    reviewCardStream.nameOf(reviewCardId(bob.userId, harness.uid)),
  );
  expect(card.map(({ type, metadata }) => [type, metadata.actor.id])).toEqual([
    ['ReviewScheduled', 'workflows'],
  ]);
});

test.concurrent('rescores a finished sitting, and a running one with its result', async () => {
  await using harness = await openRescoringHarness(bundle);
  harness.startWorker();
  const [done, running] = await Promise.all([harness.sit(1), harness.sit(1)]);
  await submitSitting(harness, await sittingOf(harness, done), contextFor('ann'));
  await harness.correct(0, 'By rail');
  const typesOf = async (sessionId: string) =>
    (await harness.journal.read(mockTestStream, mockTestStream.nameOf(sessionId))).map(({ type }) => type);
  const whole = ['MockTestStarted', 'MockTestAnswerSubmitted', 'MockTestSectionEnded', 'MockTestSubmitted'];
  const scored = [...whole, 'MockTestResultRecorded', 'MockTestQuestionRescored'];
  await eventually(async () => expect(await typesOf(done)).toEqual(scored));
  await submitSitting(harness, await sittingOf(harness, running), contextFor('ann'));
  expect(await typesOf(running)).toEqual(scored);
  await resultOf(harness, `rescore_question-${harness.uid}-2`);
  for (const sessionId of [done, running]) {
    expect(await typesOf(sessionId)).toEqual(scored);
    expect(await stateOf(harness, sessionId)).toMatchObject({
      points: 0,
      maximum: 1,
      results: [{ score: { points: 0 }, correction: { first: { points: 1 }, reason: 'By rail' } }],
    });
  }
});

async function sittingOf({ journal }: RescoringHarness, sessionId: string): Promise<ReadSitting> {
  const sitting = await readSitting(journal, sessionId);
  if (!sitting) throw new Error('there is no such sitting');
  return sitting;
}

const stateOf = async (harness: RescoringHarness, sessionId: string) =>
  (await sittingOf(harness, sessionId)).state;
