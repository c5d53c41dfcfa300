import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { serverNow, type ClockReading } from '../../core/server-clock.ts';

type Sitting = MockTestListing['sittings'][number];

/** Whether a sitting can be gone on with: not ended, and not past its deadline when the list was made. */
export function isRunning({ status, deadline }: Pick<Sitting, 'status' | 'deadline'>, clock: ClockReading) {
  return status === 'running' && Date.parse(deadline) > serverNow(clock, clock.heardAt);
}

/** The newest sitting that can be gone on with. */
export function runningSitting({ sittings }: Pick<MockTestListing, 'sittings'>, clock: ClockReading) {
  return sittings.find((sitting) => isRunning(sitting, clock));
}
