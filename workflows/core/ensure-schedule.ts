import {
  Client,
  ScheduleAlreadyRunning,
  ScheduleOverlapPolicy,
  type ScheduleOptions,
} from '@temporalio/client';
import type { Logger } from 'pino';
import { minuteMs } from '#domain/core/durations.ts';
import { createBackOff } from '#projections/core/feed/back-off.ts';
import { ask, connectLazily, patientQueue, type TemporalSettings } from './temporal-connection.ts';

export interface Recurring {
  readonly id: string;
  readonly workflow: () => Promise<void>;
  /** Milliseconds between starts. The first start is immediate. */
  readonly everyMs: number;
}

/** Creates or updates a Temporal schedule; retries and is idempotent. Catches up once after an outage, never overlaps. */
export async function ensureSchedule(
  temporal: TemporalSettings,
  { id, workflow, everyMs }: Recurring,
  log: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  const { address, namespace, access } = temporal;
  if (address === undefined) return;
  const connection = connectLazily(address, access);
  const { schedule: schedules } = new Client({ connection, namespace });
  const described: Omit<ScheduleOptions, 'scheduleId' | 'state' | 'memo'> = {
    spec: { intervals: [{ every: everyMs }] },
    action: {
      type: 'startWorkflow',
      workflowId: id,
      workflowType: workflow.name,
      taskQueue: patientQueue(temporal),
      args: [],
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: everyMs },
  };
  const keep = () =>
    ask(connection, async () => {
      try {
        await schedules.create({ scheduleId: id, ...described, state: { triggerImmediately: true } });
      } catch (error) {
        if (!(error instanceof ScheduleAlreadyRunning)) throw error;
        await schedules.getHandle(id).update(({ state }) => ({ ...described, state }));
      }
    });
  const backOff = createBackOff({ firstMs: 500, longestMs: minuteMs });
  while (!signal.aborted) {
    try {
      await keep();
      break;
    } catch (error) {
      log.warn({ err: error, schedule: id }, 'could not create a schedule; retrying');
      await backOff.wait(signal);
    }
  }
  await connection.close();
}
