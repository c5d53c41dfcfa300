import { z } from 'zod';

/** A month as books are named by it: `202611`, in UTC. */
export const creditMonthSchema = z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/);

/** @param at ISO 8601, UTC */
export function creditMonthOf(at: string): string {
  return at.slice(0, 7).replace('-', '');
}
