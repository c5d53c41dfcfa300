import type { OutputOf } from '#domain/core/contract.ts';
import type { adminQuestions } from '#domain/questions/admin-contract.ts';

/** A question as its own page shows it; `etag` is sent back with a change of it. */
export type WholeQuestion = OutputOf<typeof adminQuestions.one>['body'] & { readonly etag?: string };

/** The same before it was asked for by itself: react-admin shows a row of the list first, which has no key. */
export type SeenQuestion = Omit<WholeQuestion, 'question'> & Partial<Pick<WholeQuestion, 'question'>>;
