import path from 'node:path';
import { DeterminismViolationError } from '@temporalio/workflow';
import { beforeAll, expect, test } from 'vitest';
import { bundleOfToday } from '../core/testing/bundle-of-today.ts';
import { historiesIn, replay } from '../core/testing/replay.ts';
import type { WorkflowBundle } from '../core/workflow-bundle.ts';

const histories = historiesIn(path.join(import.meta.dirname, 'histories'));

let bundle: WorkflowBundle;
beforeAll(async () => {
  bundle = await bundleOfToday();
});

test('the ends of a sitting are there, also of one that waited for its scores', () => {
  expect([...histories.keys()]).toEqual([
    'clocks-of-two-sections.json',
    'ended-by-the-clock.json',
    'goes-on-as-a-new-run-last.json',
    'goes-on-as-a-new-run.json',
    'handed-in-early.json',
    'recorded-without-late-scores.json',
    'waited-for-scores.json',
  ]);
});

test.each([...histories])('the workflow of today replays %s', async (_file, history) => {
  await expect(replay(bundle, history)).resolves.toBeUndefined();
});

test('a history that the workflow would not have made is refused', async () => {
  const other = histories.get('ended-by-the-clock.json')?.replaceAll('"submitTest"', '"recordResult"') ?? '';
  await expect(replay(bundle, other)).rejects.toThrow(DeterminismViolationError);
});
