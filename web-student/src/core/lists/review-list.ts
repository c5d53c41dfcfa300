import { questionUidSchema } from '#domain/question-types/type-code.ts';

/** More are never due at once: `fetchDueReviews` gives 50. */
const longest = 50;

/**
 * The questions of a review, one after another, as an address tells them: `review=RSA-0001,LWD-0002`. They are all
 * in it, for an answer takes a question off the due list while the review goes on.
 */
export function readReview(search: URLSearchParams): readonly string[] | undefined {
  const uids = (search.get('review') ?? '').split(',').slice(0, longest);
  const known = [...new Set(uids.filter((uid) => questionUidSchema.safeParse(uid).success))];
  return known.length > 0 ? known : undefined;
}

/** @param test the sitting in which they were missed, where they come from a result */
export const writeReview = (uids: readonly string[], test?: string) => ({
  review: uids.slice(0, longest).join(),
  ...(test !== undefined && { test }),
});

/** Where a question stands in a review: the same as `fetchNeighbours` says of a list. */
export function neighboursIn(uids: readonly string[], uid: string) {
  const index = uids.indexOf(uid);
  return {
    previous: uids[index - 1] ?? null,
    next: uids[index + 1] ?? null,
    place: index < 0 ? null : index + 1,
    total: uids.length,
  };
}
