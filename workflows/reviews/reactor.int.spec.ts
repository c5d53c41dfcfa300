import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countEvents } from '#infra/testing/refusals.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { scoreAnswer } from '#domain/question-types/registry.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { reviewCardId, reviewCardStream } from '#domain/reviews/review-card.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { runReactors } from '../core/run-reactors.ts';
import { eventually, openTestHarness, silent, type TestHarness } from '../core/testing/test-harness.ts';
import { reviewsReactor } from './reactor.ts';

const { uid, multichoice } = rsaQuestion;
const userId = 'ann';

/** Records a scored answer. @returns the event as a subscription delivers it */
async function scored(
  { append, journal }: TestHarness,
  option: number,
  at: string,
  person: object = { userId },
) {
  const attemptId = randomUUID();
  const answer = { type: 'RSA' as const, selectedAnswer: multichoice[option] ?? '' };
  const score = scoreAnswer(rsaQuestion, answer);
  const data = { attemptId, uid, type: 'RSA' as const, score, secondsUsed: 1 };
  const stream = questionAttemptStream.nameOf(attemptId);
  await append(questionAttemptStream, stream, [{ type: 'AnswerScored', data }], { ...person, at });
  const [event] = await journal.readAny(stream);
  return event as RecordedEvent;
}
const card = async ({ journal }: TestHarness) =>
  await journal.read(reviewCardStream, reviewCardStream.nameOf(reviewCardId(userId, uid)));

test('makes one card of a miss for a repeated event, in any run', async () => {
  await using harness = await openTestHarness();
  const reactor = reviewsReactor(harness);
  const right = await scored(harness, 1, '2026-03-01T09:00:00.000Z');
  const missed = await scored(harness, 0, '2026-03-01T10:00:00.000Z');
  const known = await scored(harness, 1, '2026-03-02T10:00:00.000Z');
  for (const event of [right, missed, missed, known]) await reactor.handle(event);
  const once = await card(harness);
  expect(once.map(({ data, metadata }) => ['recall' in data && data.recall, metadata.at])).toEqual([
    ['again', '2026-03-01T10:00:00.000Z'],
    ['good', '2026-03-02T10:00:00.000Z'],
  ]);
  expect(once[0]?.metadata).toMatchObject({
    userId,
    actor: { kind: 'system', id: 'workflows' },
    correlationId: missed.metadata.correlationId,
  });
  // A reactor with a new version handles all events again.
  for (const event of [right, missed, known]) await reactor.handle(event);
  expect(await card(harness)).toEqual(once);
});

test('makes no card for a visitor', async () => {
  await using harness = await openTestHarness();
  const event = await scored(harness, 0, '2026-03-01T09:00:00.000Z', { visitorId: userId });
  await reviewsReactor(harness).handle(event);
  expect(await card(harness)).toEqual([]);
});

test('keeps the order of each card when a thousand answers are waiting', async () => {
  await using harness = await openTestHarness();
  const users = Array.from({ length: 40 }, (_, index) => ({ userId: `user-${index}` }));
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
  // 25 answers per user, a day apart: missed, known, known, known, missed …
  await Promise.all(
    users.map(async (person) => {
      for (let index = 0; index < 25; index += 1) {
        await scored(harness, index % 4 === 0 ? 0 : 1, day(index), person);
      }
    }),
  );
  const stop = new AbortController();
  const { journal, pool } = harness;
  const reactors = [reviewsReactor(harness)];
  const run = runReactors({ journal, pool, reactors, log: silent, signal: stop.signal });
  await eventually(async () => expect(await countEvents({ storage: harness }, 'ReviewScheduled')).toBe(1000));
  stop.abort();
  await run.ended;
  const recalls = Array.from({ length: 25 }, (_, index) => (index % 4 === 0 ? 'again' : 'good'));
  for (const person of users) {
    const events = await journal.read(
      reviewCardStream,
      reviewCardStream.nameOf(reviewCardId(person.userId, uid)),
    );
    expect(events.map(({ data }) => 'recall' in data && data.recall)).toEqual(recalls);
    expect(events.map(({ metadata }) => metadata.at)).toEqual(recalls.map((_, index) => day(index)));
  }
});
