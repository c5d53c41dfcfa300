import path from 'node:path';
import { DeterminismViolationError } from '@temporalio/workflow';
import { beforeAll, expect, test } from 'vitest';
import { bundleOfToday } from '../core/testing/bundle-of-today.ts';
import { historiesIn, replay } from '../core/testing/replay.ts';
import type { WorkflowBundle } from '../core/workflow-bundle.ts';

const [history = ''] = historiesIn(path.join(import.meta.dirname, 'histories')).values();

let bundle: WorkflowBundle;
beforeAll(async () => {
  bundle = await bundleOfToday();
});

test('the workflow of today replays one that scored three hundred attempts again, in two steps', async () => {
  expect(history.match(/"rescoreAttempts"/g)).toHaveLength(3);
  await expect(replay(bundle, history)).resolves.toBeUndefined();
});

test('a history that the workflow would not have made is refused', async () => {
  const other = history.replaceAll('"rescoreSittings"', '"rescoreAttempts"');
  await expect(replay(bundle, other)).rejects.toThrow(DeterminismViolationError);
});
