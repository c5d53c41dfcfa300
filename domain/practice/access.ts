import type { Instant } from '../core/instant.ts';

/** The facts that decide whether a person may practise a question. */
export interface Viewer {
  readonly kind: 'visitor' | 'student' | 'admin';
  /** Absent if never paid. */
  readonly paidExpiryTime?: Instant | undefined;
}

/** Paid: the paid time ends after the server's date. Specification, document 1, sections 5 and 6. */
export function isPaid(viewer: Viewer, now: Instant): boolean {
  return viewer.paidExpiryTime !== undefined && Date.parse(viewer.paidExpiryTime) > Date.parse(now);
}

/** Published or retired, and not reserved for timed tests. */
export function isInPractice({
  status,
}: {
  readonly status: 'draft' | 'published' | 'reserved' | 'retired';
}): boolean {
  return status !== 'draft' && status !== 'reserved';
}

/** Free samples are for all; other questions need a paid user. Admins see the whole bank. */
export function mayPractise(question: { readonly free: boolean }, viewer: Viewer, now: Instant): boolean {
  return question.free || viewer.kind === 'admin' || isPaid(viewer, now);
}
