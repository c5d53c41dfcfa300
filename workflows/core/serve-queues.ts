import type { Tracer } from '@opentelemetry/api';
import { NativeConnection, Worker } from '@temporalio/worker';
import { patientQueue, type TemporalSettings } from './temporal-connection.ts';
import { traceActivities } from './traced.ts';
import type { WorkflowBundle } from './workflow-bundle.ts';

export interface QueueDependencies {
  readonly temporal: TemporalSettings;
  readonly activities: object;
  readonly tracer?: Tracer | undefined;
}

/**
 * Runs a worker for each of the two task queues until `until` settles.
 * @param until called with a signal that aborts once a worker has ended: the other one ends too, so that no queue is
 *   unserved
 * @throws the first failure, after both workers have ended
 */
export async function serveQueues(
  { address, temporal, activities, tracer }: QueueDependencies & { readonly address: string },
  workflowBundle: WorkflowBundle,
  until: (ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const { access, namespace, taskQueue } = temporal;
  const connection = await NativeConnection.connect({ address, ...access });
  try {
    const options = {
      connection,
      namespace,
      workflowBundle,
      activities,
      ...(tracer && { interceptors: { activity: [traceActivities(tracer)] } }),
      // Offers a killed worker's tasks to another after 1 s instead of 10.
      stickyQueueScheduleToStartTimeout: '1s',
      // The default throttling would send a heartbeat just before its time-out.
      maxHeartbeatThrottleInterval: '2s',
      maxCachedWorkflows: 200,
      shutdownGraceTime: '5s',
      shutdownForceTime: '8s',
    } as const;
    const queues = [taskQueue, patientQueue(temporal)];
    const created = await Promise.allSettled(
      queues.map((queue) => Worker.create({ ...options, taskQueue: queue })),
    );
    const workers = created.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const over = new AbortController();
    // Immediately, because the connection cannot be closed under a worker.
    if (workers.length < queues.length) over.abort();
    const waiting = until(over.signal);
    const ended = await Promise.allSettled(
      workers.map((worker) => worker.runUntil(() => waiting).finally(() => over.abort())),
    );
    for (const one of [...created, ...ended]) if (one.status === 'rejected') throw one.reason;
    await waiting;
  } finally {
    await connection.close();
  }
}
