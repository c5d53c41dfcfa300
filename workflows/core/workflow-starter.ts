import { Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { WorkflowIdReusePolicy, WorkflowNotFoundError, type SignalDefinition } from '@temporalio/common';
import { ask, connectLazily, patientQueue, type TemporalSettings } from './temporal-connection.ts';

/** Starts and signals workflows, idempotently. All calls throw while Temporal is unavailable. */
export interface WorkflowStarter extends AsyncDisposable {
  start<Input>(
    id: string,
    workflow: (input: Input) => Promise<void>,
    input: Input,
    options?: { readonly mayWait?: boolean },
  ): Promise<void>;
  /** No effect if the workflow is not running. */
  signal(id: string, signal: SignalDefinition): Promise<void>;
  /** The running workflows of the namespace that started before a time. */
  countRunning(before: Date): Promise<number>;
}

export function createWorkflowStarter({
  address,
  namespace,
  taskQueue,
  access,
}: TemporalSettings): WorkflowStarter {
  if (address === undefined) return unavailable;
  const connection = connectLazily(address, access);
  const { workflow: workflows } = new Client({ connection, namespace });
  return {
    async start(id, workflow, input, { mayWait = false } = {}) {
      const options = {
        workflowId: id,
        taskQueue: mayWait ? patientQueue({ taskQueue }) : taskQueue,
        args: [input],
        workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
        // Reassigns a lost worker's task after this time.
        workflowTaskTimeout: '3s',
      } as const;
      try {
        await ask(connection, () => workflows.start(workflow.name, options));
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      }
    },
    async signal(id, signal) {
      try {
        await ask(connection, () => workflows.getHandle(id).signal(signal));
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
    async countRunning(before) {
      const running = `ExecutionStatus = 'Running' and StartTime < '${before.toISOString()}'`;
      return (await ask(connection, () => workflows.count(running))).count;
    },
    [Symbol.asyncDispose]: () => connection.close(),
  };
}

const refuse = () => Promise.reject(new Error('TEMPORAL_ADDRESS is not set'));
const unavailable: WorkflowStarter = {
  start: refuse,
  signal: refuse,
  countRunning: refuse,
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
