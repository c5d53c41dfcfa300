import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporal } from '@temporalio/proto';
import { Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { beforeAll, expect, test } from 'vitest';
import { silent } from '../core/testing/test-house.ts';
import { installTemporalRuntime } from '../core/temporal-log.ts';
import { bundleWorkflows, type WorkflowBundle } from '../core/workflow-bundle.ts';

const { History } = temporal.api.history.v1;

/**
 * Histories of sittings as a server recorded them (`History.toObject`, with longs, enums and bytes as texts and without
 * the names of machines). Sittings that run while a new version is installed have begun like these: it must go on.
 */
const folder = path.join(import.meta.dirname, 'histories');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const replay = (text: string) => {
  const history = History.fromObject(JSON.parse(text) as object);
  return Worker.runReplayHistory({ workflowBundle }, history);
};

let workflowBundle: WorkflowBundle;
beforeAll(async () => {
  installTemporalRuntime(silent);
  workflowBundle = await bundleWorkflows(silent);
});

test('both ends of a sitting are there', () => {
  expect(files).toEqual(['ended-by-the-clock.json', 'handed-in-early.json']);
});

test.each(files)('the workflow of today replays %s', async (file) => {
  await expect(replay(textOf(file))).resolves.toBeUndefined();
});

test('a history that the workflow would not have made is refused', async () => {
  const other = textOf('ended-by-the-clock.json').replaceAll('"submitTest"', '"recordResult"');
  await expect(replay(other)).rejects.toThrow(DeterminismViolationError);
});
