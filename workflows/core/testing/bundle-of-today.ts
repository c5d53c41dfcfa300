import path from 'node:path';
import type { Logger } from 'pino';
import { installTemporalRuntime } from '../temporal-log.ts';
import { cachedBundle, type WorkflowBundle } from '../workflow-bundle.ts';
import { silent } from './test-harness.ts';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/ninety/workflow-bundles');

/** All workflows as they are now, bundled once for every test file and run until one of their sources changes. */
export const bundleForTests = (log: Logger): Promise<WorkflowBundle> => cachedBundle(folder, log);

/** The same in a process whose Temporal tells nothing. */
export async function bundleOfToday(): Promise<WorkflowBundle> {
  installTemporalRuntime(silent);
  return bundleForTests(silent);
}
