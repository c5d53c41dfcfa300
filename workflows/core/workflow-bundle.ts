import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker';
import type { Logger } from 'pino';
import { temporalLogger } from './temporal-log.ts';

export type WorkflowBundle = WorkflowBundleWithSourceMap;

/** Bundles all workflows for the sandbox: about a second, so once a process. */
export function bundleWorkflows(log: Logger): Promise<WorkflowBundle> {
  const workflowsPath = fileURLToPath(new URL('workflow-code.ts', import.meta.url));
  return bundleWorkflowCode({ workflowsPath, logger: temporalLogger(log) });
}
