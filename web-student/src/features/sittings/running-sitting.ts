import type { Sitting as OpenSitting } from '#domain/sittings/contract.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { serverNow, type ClockReading } from '#student/core/server-clock.ts';

type Sitting = MockTestListing['sittings'][number];

export function isRunning({ status, deadline }: Pick<Sitting, 'status' | 'deadline'>, clock: ClockReading) {
  const isOpen = status === 'running' || status === 'between_sections';
  return isOpen && Date.parse(deadline) > serverNow(clock, clock.heardAt);
}

export function runningSitting({ sittings }: Pick<MockTestListing, 'sittings'>, clock: ClockReading) {
  return sittings.find((sitting) => isRunning(sitting, clock));
}

export const sectionOf = ({ sections, sectionIndex }: OpenSitting) =>
  sections[sectionIndex] ?? { section: 'reading' as const, questions: 0, seconds: 0 };

export const isLastSection = ({ sections, sectionIndex }: OpenSitting): boolean =>
  sectionIndex + 1 === sections.length;
