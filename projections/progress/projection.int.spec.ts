import { expect, test } from 'vitest';
import { foldUpTo, openTestReadModels } from '#infra/testing/projections.ts';
import { rebuild } from '../core/rebuild.ts';
import { answerScored, score, userId } from '../core/testing/examples.ts';
import { progress } from './projection.ts';

test('clears rows from the table after a restart, like a rebuild', async () => {
  await using harness = await openTestReadModels();
  const answer = (attempt: string, uid: string, day: number) =>
    harness.record(answerScored(score(3, 4), { attempt, uid, at: `2026-03-0${day}T10:00:00.000Z` }));
  await answer('a', 'RRP-0003', 1);
  await answer('b', 'RRP-0004', 1);
  await foldUpTo(harness, [progress], await answer('c', 'RSA-0001', 1));
  // The memory is empty now, but events of the same batch are visible.
  await answer('d', 'RRP-0005', 1);
  const clearedAt = '2026-03-02T10:00:00.000Z';
  await harness.record({
    type: 'ExerciseScoreCleared',
    data: { exercise: 'RRP', clearedAt },
    stream: `practice_marks-${userId}-RRP`,
    userId,
    at: clearedAt,
  });
  await foldUpTo(harness, [progress], await answer('e', 'RRP-0004', 3));
  const rows = await harness.rows(progress);
  expect(rows).toMatchObject([
    { uid: 'RRP-0003', answered: 0, clearedAt },
    { uid: 'RRP-0004', answered: 1, tally: { 75: 1 }, lastAttemptId: 'e', clearedAt },
    { uid: 'RRP-0005', answered: 0, clearedAt },
    { uid: 'RSA-0001', answered: 1, clearedAt: null },
  ]);
  await rebuild({ ...harness, projection: progress, signal: new AbortController().signal });
  expect(await harness.rows(progress)).toEqual(rows);
});
