import type { Sitting as OpenSitting } from '#domain/sittings/contract.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { serverNow, type ClockReading } from '../../../core/server-clock.ts';

type Sitting = MockTestListing['sittings'][number];

/** Whether a sitting can be gone on with: in a section or between two, and not past its end when the list was made. */
export function isRunning({ status, deadline }: Pick<Sitting, 'status' | 'deadline'>, clock: ClockReading) {
  const isOpen = status === 'running' || status === 'between_sections';
  return isOpen && Date.parse(deadline) > serverNow(clock, clock.heardAt);
}

/** The newest sitting that can be gone on with. */
export function runningSitting({ sittings }: Pick<MockTestListing, 'sittings'>, clock: ClockReading) {
  return sittings.find((sitting) => isRunning(sitting, clock));
}

export const sectionOf = ({ sections, sectionIndex }: OpenSitting) =>
  sections[sectionIndex] ?? { section: 'reading' as const, questions: 0, seconds: 0 };

/** Whether nothing comes after the section of the moment. */
export const isLastSection = ({ sections, sectionIndex }: OpenSitting): boolean =>
  sectionIndex + 1 === sections.length;
