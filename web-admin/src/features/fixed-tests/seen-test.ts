import type { OutputOf } from '#domain/core/contract.ts';
import type { adminFixedTests } from '#domain/fixed-tests/contract.ts';

type WholeTest = OutputOf<typeof adminFixedTests.one>['body'] & { readonly etag?: string };

/**
 * A fixed test as its page shows it, with its `etag`. React-admin shows the row from the list first, which lacks
 * `faults`.
 */
export type SeenTest = Omit<WholeTest, 'faults'> & Partial<Pick<WholeTest, 'faults'>>;
