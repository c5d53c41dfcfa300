import { dayMs } from '#domain/core/durations.ts';
import type { Recurring } from '../core/ensure-schedule.ts';
import { reconcilePayments } from './purchase.ts';

/** Our payments are compared with the provider's once a day. */
export const dailyReconciliation: Recurring = {
  id: 'reconciliation',
  workflow: reconcilePayments,
  everyMs: dayMs,
};
