import { mayPractise } from '#domain/practice/access.ts';
import * as contract from '#domain/reviews/contract.ts';
import { countReviews, listDue } from '#projections/reviews/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { viewerOf } from '../identity/principal.ts';
import { done, route, type Route } from '../http/route.ts';
import { dayEnd } from '../statistics/user-days.ts';
import { stopReview } from './record-recall.ts';

const pageSize = 50;

/** Missed questions due for review. */
export function routes({ journal, readModels: { db } }: Dependencies): Route[] {
  return [
    route(
      contract.fetchDueReviews,
      async ({ input: { timeZone }, principal, now }) => {
        const { userId } = principal;
        const until = dayEnd(now, timeZone);
        const [cards, counts] = await Promise.all([
          listDue(db, userId, until, pageSize),
          countReviews(db, userId, until),
        ]);
        const viewer = viewerOf(principal);
        const due = cards.map(({ free, ...card }) => ({
          ...card,
          isLocked: !mayPractise({ free }, viewer, now),
        }));
        const { due: dueToday, scheduled, nextDue } = counts;
        return { status: 200, body: { due, dueToday, scheduled, nextDue } };
      },
      { reads: ['reviews', 'questions'] },
    ),

    route(contract.stopReview, async ({ input: { uid }, principal, context }) => {
      const stopped = await stopReview({ journal }, principal.userId, uid, context);
      return 'rejected' in stopped ? stopped : done({}, stopped);
    }),
  ];
}
