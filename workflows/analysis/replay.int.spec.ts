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

test('both ends of an analysis are there, in practice and in a test, in two steps and in one, and one that is asked again', () => {
  expect([...histories.keys()]).toEqual([
    'asked-again-in-a-test.json',
    'given-up-in-one-step.json',
    'given-up.json',
    'in-a-test.json',
    'scored-in-one-step.json',
    'scored.json',
  ]);
});

test.each([...histories])('the workflow of today replays %s', async (_file, history) => {
  await expect(replay(bundle, history)).resolves.toBeUndefined();
});

test.each([
  ['scored.json', '"recordScore"'],
  ['scored-in-one-step.json', '"scoreAndRecord"'],
])('a history like %s that the workflow would not have made is refused', async (file, step) => {
  const other = histories.get(file)?.replaceAll(step, '"failAnalysis"') ?? '';
  await expect(replay(bundle, other)).rejects.toThrow(DeterminismViolationError);
});
