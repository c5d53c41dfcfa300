import { expect, test } from 'vitest';
import { foldUpTo, openTestReadModels } from '#infra/testing/projections.ts';
import { rebuild } from '../core/rebuild.ts';
import { answerScored, score, userId } from '../core/testing/examples.ts';
import { progress } from './projection.ts';

test('an answer after a restart is told when its type was cleared, and a rebuild tells the same', async () => {
  await using house = await openTestReadModels();
  const answer = (attempt: string, points: number, at: string) =>
    house.record(answerScored(score(points, 4), { attempt, at }));
  await answer('a', 4, '2026-03-01T10:00:00.000Z');
  const clearedAt = '2026-03-02T10:00:00.000Z';
  const cleared = await house.record({
    type: 'ExerciseScoreCleared',
    data: { exercise: 'RRP', clearedAt },
    stream: `practice_marks-${userId}-RRP`,
    userId,
    at: clearedAt,
  });
  await foldUpTo(house, [progress], cleared);
  // Nothing is in memory now: both rows come from the table.
  await foldUpTo(house, [progress], await answer('b', 1, '2026-03-03T10:00:00.000Z'));
  const rows = await house.rows(progress);
  expect(rows).toMatchObject([
    { uid: 'RRP', answered: 0, clearedAt },
    { uid: 'RRP-0003', answered: 1, bestPercent: 25, lastAttemptId: 'b', clearedAt },
  ]);
  await rebuild({ ...house, projection: progress, signal: new AbortController().signal });
  expect(await house.rows(progress)).toEqual(rows);
});
