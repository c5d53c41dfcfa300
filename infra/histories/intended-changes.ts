import type { IntendedChange } from './intended-change.ts';

/** The oldest first: each is applied to the result of the ones before it. */
export const intendedChanges: readonly IntendedChange[] = [];
