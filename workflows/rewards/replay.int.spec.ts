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

test('has a history for each end of a reward', () => {
  expect([...histories.keys()]).toEqual(['granted.json', 'waited.json', 'withdrawn.json']);
});

test.each([...histories])('replays %s with the current workflow', async (_file, history) => {
  await expect(replay(bundle, history)).resolves.toBeUndefined();
});

test('refuses a history that the workflow would not produce', async () => {
  const other = histories.get('granted.json')?.replaceAll('"settleReward"', '"revokeReward"') ?? '';
  await expect(replay(bundle, other)).rejects.toThrow(DeterminismViolationError);
});
