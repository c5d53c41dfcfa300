import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleOfToday } from '../core/testing/bundle-of-today.ts';
import { historiesIn, replay } from '../core/testing/replay.ts';
import type { WorkflowBundle } from '../core/workflow-bundle.ts';

const histories = historiesIn(path.join(import.meta.dirname, 'histories'));

let bundle: WorkflowBundle;
beforeAll(async () => {
  bundle = await bundleOfToday();
});

test('a group that is told at once, and one that is told later, are there', () => {
  expect([...histories.keys()]).toEqual(['told-at-once.json', 'told-when-it-starts.json']);
});

test.each([...histories])('the workflow of today replays %s', async (_file, history) => {
  await expect(replay(bundle, history)).resolves.toBeUndefined();
});
