import { questionUidSchema } from '#domain/question-types/type-code.ts';

/** `fetchDueReviews` returns at most 50. */
const longest = 50;

/**
 * Reads a review such as `review=RSA-0001,LWD-0002`. The address lists all questions, because answering removes them
 * from the due list.
 */
export function readReview(search: URLSearchParams): readonly string[] | undefined {
  const uids = (search.get('review') ?? '').split(',').slice(0, longest);
  const known = [...new Set(uids.filter((uid) => questionUidSchema.safeParse(uid).success))];
  return known.length > 0 ? known : undefined;
}

/** @param test the sitting in which the student missed them, if they come from a result */
export const writeReview = (uids: readonly string[], test?: string) => ({
  review: uids.slice(0, longest).join(),
  ...(test !== undefined && { test }),
});

export function neighboursIn(uids: readonly string[], uid: string) {
  const index = uids.indexOf(uid);
  return {
    previous: uids[index - 1] ?? null,
    next: uids[index + 1] ?? null,
    place: index < 0 ? null : index + 1,
    total: uids.length,
  };
}
