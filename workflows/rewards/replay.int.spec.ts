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

test('each end of a reward is there', () => {
  expect([...histories.keys()]).toEqual(['granted.json', 'waited.json', 'withdrawn.json']);
});

test.each([...histories])('the workflow of today replays %s', async (_file, history) => {
  await expect(replay(bundle, history)).resolves.toBeUndefined();
});

test('a history that the workflow would not have made is refused', async () => {
  const other = histories.get('granted.json')?.replaceAll('"settleReward"', '"revokeReward"') ?? '';
  await expect(replay(bundle, other)).rejects.toThrow(DeterminismViolationError);
});
