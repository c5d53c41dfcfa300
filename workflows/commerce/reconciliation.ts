import { dayMs } from '#domain/core/durations.ts';
import type { Recurring } from '../core/ensure-schedule.ts';
import { reconcilePayments } from './purchase.ts';

/** Daily. */
export const dailyReconciliation: Recurring = {
  id: 'reconciliation',
  workflow: reconcilePayments,
  everyMs: dayMs,
};
