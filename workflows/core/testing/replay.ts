import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporal } from '@temporalio/proto';
import { Worker } from '@temporalio/worker';
import type { WorkflowBundle } from '../workflow-bundle.ts';

const { History } = temporal.api.history.v1;

/**
 * Histories of workflows as a server recorded them (`History.toObject`, with longs, enums and bytes as texts and
 * without the names of machines), by the names of their files. Workflows that run while a new version is installed
 * have begun like these: it must go on.
 */
export function historiesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).toSorted();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** Rejects if the current workflow would not make this history. */
export async function replay(workflowBundle: WorkflowBundle, history: string): Promise<void> {
  await Worker.runReplayHistory({ workflowBundle }, History.fromObject(JSON.parse(history) as object));
}
