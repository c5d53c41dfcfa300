import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildRecorder } from './recorder-script.ts';

/** Has every test file write down which controls it saw and pressed. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-controls-'));
  project.provide('controlsFolder', folder);
  project.provide('controlsRecorder', await buildRecorder());
  return () => rmSync(folder, { recursive: true, force: true });
}
