import { dayMs } from '../../core/durations.ts';

/** How long a sitting can be continued. */
export const openMs = 7 * dayMs;
