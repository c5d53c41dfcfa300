import type { MockTestListing } from '../mock-tests/contract.ts';

type Test = Pick<MockTestListing, 'mockTestId' | 'sections' | 'seconds'>;

/** Part of the planned time that a shorter test must have: drawn tests of the same parts differ by some minutes. */
const leastShare = 0.9;

/** Whether sitting one test does what the plan wants of another: it asks all of its parts and takes about as long. */
export function fitsPlan(sat: Test, planned: Test): boolean {
  if (sat.mockTestId === planned.mockTestId) return true;
  const parts = new Set(sat.sections.map(({ section }) => section));
  return (
    planned.sections.every(({ section }) => parts.has(section)) && sat.seconds >= planned.seconds * leastShare
  );
}
