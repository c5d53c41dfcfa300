import { dayMs } from '../../core/durations.ts';

/** A sitting can be continued for this long. */
export const openMs = 7 * dayMs;
