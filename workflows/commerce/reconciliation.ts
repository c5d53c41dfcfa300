import type { Logger } from 'pino';
import { hourMs } from '#domain/core/durations.ts';
import { pause } from '#projections/core/back-off.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { reconcilePayments } from './purchase.ts';

/**
 * Has our payments compared with the provider's once a day. Each day has a workflow of its own name, which is asked for
 * each hour: a day is missed by no restart, and compared once. Settles after the signal.
 */
export async function runReconciliation(
  workflows: WorkflowStarter,
  clock: () => string,
  log: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const day = clock().slice(0, 10);
    await workflows
      .start(`reconciliation_${day}`, reconcilePayments, { day }, { mayWait: true })
      .catch((error: unknown) => log.warn({ err: error }, 'payments are not compared yet; trying again'));
    await pause(hourMs, signal);
  }
}
