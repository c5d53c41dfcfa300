import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { questionAttemptCodec, questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { scoreAnswer } from '#domain/question-types/registry.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { reviewCardCodec, reviewCardStream } from '#domain/reviews/review-card.ts';
import type { RecordedEvent } from '#domain/events.ts';
import { openTestHouse, type TestHouse } from '../core/testing/test-house.ts';
import { reviewsReactor } from './reactor.ts';

const { uid, multichoice } = rsaQuestion;
const userId = 'ann';

/** Scores an answer with this option in the store, and gives the event as a subscription gives it. */
async function scored(
  { append, journal }: TestHouse,
  option: number,
  at: string,
  person: object = { userId },
) {
  const attemptId = randomUUID();
  const answer = { type: 'RSA' as const, selectedAnswer: multichoice[option] ?? '' };
  const score = scoreAnswer(rsaQuestion, answer);
  const data = { attemptId, uid, type: 'RSA' as const, score, secondsUsed: 1 };
  const stream = questionAttemptStream(attemptId);
  await append(questionAttemptCodec, stream, [{ type: 'AnswerScored', data }], { ...person, at });
  const [event] = await journal.readAny(stream);
  return event as RecordedEvent;
}
const card = async ({ journal }: TestHouse) =>
  await journal.read(reviewCardCodec, reviewCardStream(userId, uid));

test('a miss makes a card once, however often the event is given and in whatever run', async () => {
  await using house = await openTestHouse();
  const reactor = reviewsReactor(house);
  const right = await scored(house, 1, '2026-03-01T09:00:00.000Z');
  const missed = await scored(house, 0, '2026-03-01T10:00:00.000Z');
  const known = await scored(house, 1, '2026-03-02T10:00:00.000Z');
  for (const event of [right, missed, missed, known]) await reactor.handle(event);
  const once = await card(house);
  expect(once.map(({ data, metadata }) => ['recall' in data && data.recall, metadata.at])).toEqual([
    ['again', '2026-03-01T10:00:00.000Z'],
    ['good', '2026-03-02T10:00:00.000Z'],
  ]);
  expect(once[0]?.metadata).toMatchObject({
    userId,
    actor: { kind: 'system', id: 'workflows' },
    correlationId: missed.metadata.correlationId,
  });
  // A reactor whose version was raised goes through all of history again.
  for (const event of [right, missed, known]) await reactor.handle(event);
  expect(await card(house)).toEqual(once);
});

test('what visitors miss makes none', async () => {
  await using house = await openTestHouse();
  const event = await scored(house, 0, '2026-03-01T09:00:00.000Z', { visitorId: userId });
  await reviewsReactor(house).handle(event);
  expect(await card(house)).toEqual([]);
});
