import { Client, Connection, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { WorkflowIdReusePolicy, WorkflowNotFoundError, type SignalDefinition } from '@temporalio/common';

/** Where Temporal is, and which part of it is ours. */
export interface TemporalSettings {
  /** `host:port`; undefined where there is no Temporal. */
  readonly address: string | undefined;
  readonly namespace: string;
  readonly taskQueue: string;
}

/** Starts and tells workflows; each may be done again. All throw while Temporal is away. */
export interface WorkflowStarter {
  /** Nothing happens when a workflow with this id runs or has run. */
  start<Input>(id: string, workflow: (input: Input) => Promise<void>, input: Input): Promise<void>;
  /** Nothing happens when no such workflow runs. */
  signal(id: string, signal: SignalDefinition): Promise<void>;
  close(): Promise<void>;
}

/** How long a call may take: the caller tries again, and a server that hangs must not hold it. */
const patienceMs = 5_000;

export function createWorkflowStarter(settings: TemporalSettings): WorkflowStarter {
  const { address, namespace, taskQueue } = settings;
  if (address === undefined) return unavailable;
  const connection = Connection.lazy({
    address,
    // gRPC would wait up to two minutes before it looks again for a server that was away.
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 },
    // Reactors try again by themselves.
    interceptors: [],
  });
  const { workflow: workflows } = new Client({ connection, namespace });
  const ask = <Result>(call: () => Promise<Result>) => connection.withDeadline(Date.now() + patienceMs, call);
  return {
    async start(id, workflow, input) {
      try {
        await ask(() =>
          workflows.start(workflow.name, {
            workflowId: id,
            taskQueue,
            args: [input],
            workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
            // A task that went down with its worker is given to another one after this.
            workflowTaskTimeout: '3s',
          }),
        );
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      }
    },
    async signal(id, signal) {
      try {
        await ask(() => workflows.getHandle(id).signal(signal));
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
    close: () => connection.close(),
  };
}

const refuse = () => Promise.reject(new Error('There is no Temporal: TEMPORAL_ADDRESS is not set'));
/** Without Temporal its work waits at the reactors' checkpoints. */
const unavailable: WorkflowStarter = { start: refuse, signal: refuse, close: () => Promise.resolve() };
