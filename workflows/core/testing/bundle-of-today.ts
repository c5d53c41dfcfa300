import { installTemporalRuntime } from '../temporal-log.ts';
import { bundleWorkflows, type WorkflowBundle } from '../workflow-bundle.ts';
import { silent } from './test-house.ts';

/** All workflows as they are now, in a process whose Temporal tells nothing. */
export async function bundleOfToday(): Promise<WorkflowBundle> {
  installTemporalRuntime(silent);
  return bundleWorkflows(silent);
}
