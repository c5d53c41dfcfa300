import type { OutputOf } from '#domain/core/contract.ts';
import type { adminQuestions } from '#domain/questions/admin-contract.ts';

/** A question as its own page shows it; a change sends `etag` back. */
export type WholeQuestion = OutputOf<typeof adminQuestions.one>['body'] & { readonly etag?: string };

/** The same before the page loads it: react-admin shows the row from the list first, which has no key. */
export type SeenQuestion = Omit<WholeQuestion, 'question'> & Partial<Pick<WholeQuestion, 'question'>>;
