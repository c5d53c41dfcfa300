import type { MockTestListing } from '../mock-tests/contract.ts';

type Test = Pick<MockTestListing, 'mockTestId' | 'sections' | 'seconds'>;

/** The minimum length of a substitute test: drawn tests of the same parts differ by some minutes. */
const leastShare = 0.9;

/** Whether a test can replace a planned one: it asks all of its parts and takes about as long. */
export function fitsPlan(sat: Test, planned: Test): boolean {
  if (sat.mockTestId === planned.mockTestId) return true;
  const parts = new Set(sat.sections.map(({ section }) => section));
  return (
    planned.sections.every(({ section }) => parts.has(section)) && sat.seconds >= planned.seconds * leastShare
  );
}
