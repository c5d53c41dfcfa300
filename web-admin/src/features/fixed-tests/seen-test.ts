import type { OutputOf } from '#domain/core/contract.ts';
import type { adminFixedTests } from '#domain/fixed-tests/contract.ts';

type WholeTest = OutputOf<typeof adminFixedTests.one>['body'] & { readonly etag?: string };

/**
 * A fixed test as its own page shows it; `etag` is sent back with a change of it. React-admin shows a row of the list
 * first, which does not say what is wrong with it.
 */
export type SeenTest = Omit<WholeTest, 'faults'> & Partial<Pick<WholeTest, 'faults'>>;
