import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { serverNow, type ClockReading } from '../../core/server-clock.ts';

/** The sitting that can be gone on with: not ended, and not past its deadline when the list was made. */
export function runningSitting({ sittings }: Pick<MockTestListing, 'sittings'>, clock: ClockReading) {
  const now = serverNow(clock, clock.heardAt);
  return sittings.find(({ status, deadline }) => status === 'running' && Date.parse(deadline) > now);
}
