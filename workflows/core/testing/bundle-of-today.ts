import path from 'node:path';
import type { Logger } from 'pino';
import { installTemporalRuntime } from '../temporal-log.ts';
import { cachedBundle, type WorkflowBundle } from '../workflow-bundle.ts';
import { silent } from './test-harness.ts';

/** Of all test runs of this checkout. */
export const bundleFolder = path.resolve(
  import.meta.dirname,
  '../../../node_modules/.cache/ninety/workflow-bundles',
);

/** The current workflows, bundled once for all test files until a source changes. */
export const bundleForTests = (log: Logger): Promise<WorkflowBundle> => cachedBundle(bundleFolder, log);

/** For a process with a silent Temporal. */
export async function bundleOfToday(): Promise<WorkflowBundle> {
  installTemporalRuntime(silent);
  return bundleForTests(silent);
}
