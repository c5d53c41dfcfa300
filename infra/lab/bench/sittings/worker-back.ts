import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@temporalio/client';
import { mockTest } from '#workflows/sittings/mock-test.ts';
import { connectLazily } from '#workflows/core/temporal-connection.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import type { Platform } from '../http/platform.ts';
import { quantile, type BenchRow } from '../row.ts';

const temporal = { namespace: 'default', taskQueue: 'ninety' };
const lookEveryMs = 20;

/**
 * Measures how long a killed worker is unavailable: from SIGKILL, with an immediate restart as the launcher does the
 * first time, until the new worker completes a step of a sitting. A sitting started after the kill shows the startup
 * time; one started at the moment of the kill may belong to the killed worker, and Temporal reassigns it only after its
 * task timeout.
 */
export async function measureWorkerBack(
  platform: Platform,
  { address, times }: { address: string; times: number },
): Promise<BenchRow[]> {
  await using starter = createWorkflowStarter({ ...temporal, address });
  const connection = connectLazily(address);
  const { workflow } = new Client({ connection, namespace: temporal.namespace });
  /** A sitting that the event store does not know: only the first step of its workflow matters. */
  const stepOfNewSitting = async () => {
    const id = `mock_test-${randomUUID()}`;
    await starter.start(id, mockTest, { sessionId: id, userId: id, correlationId: id });
    for (;;) {
      const { events } = await workflow.getHandle(id).fetchHistory();
      if (events?.some((event) => event.workflowTaskCompletedEventAttributes)) break;
      await pause(lookEveryMs);
    }
    await workflow.getHandle(id).terminate();
  };
  const restart = () => platform.startWorkflows(address);
  const begun = {
    'once it was gone': async () => {
      await platform.killWorkflows();
      await Promise.all([restart(), stepOfNewSitting()]);
    },
    'as it was killed': () => Promise.all([platform.killWorkflows().then(restart), stepOfNewSitting()]),
  };
  await stepOfNewSitting();
  const rows: BenchRow[] = [];
  for (const [when, kill] of Object.entries(begun)) {
    const back: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const since = performance.now();
      await kill();
      back.push(performance.now() - since);
    }
    rows.push({
      name: `a worker that was killed, until another one has done a step of a sitting begun ${when}, p50`,
      unit: 'ms',
      value: quantile(back, 0.5),
      limit: null,
      ratio: null,
      // The task timeout limits work in progress, not the start of the next worker.
      goal: when === 'once it was gone' ? 2000 : null,
      note: `${times} kills, at most ${Math.round(Math.max(...back))} ms.`,
    });
  }
  await connection.close();
  return rows;
}
