import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporal } from '@temporalio/proto';
import { Worker } from '@temporalio/worker';
import type { WorkflowBundle } from '../workflow-bundle.ts';

const { History } = temporal.api.history.v1;

/**
 * Recorded histories by file name (`History.toObject`, with longs, enums and bytes as texts, without machine names).
 * Workflows that run during an upgrade began like these, so the new version must continue them.
 */
export function historiesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).toSorted();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** Rejects if the current workflow would produce another history. */
export async function replay(workflowBundle: WorkflowBundle, history: string): Promise<void> {
  await Worker.runReplayHistory({ workflowBundle }, History.fromObject(JSON.parse(history) as object));
}
