import { getOverviewStudentData, overviewMs } from '#domain/accounts/profile/overview-contract.ts';
import { countNewStudents } from '#projections/accounts/queries.ts';
import { countBuyers } from '#projections/carts/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { route, type Route } from '../../http/route.ts';

/** Counts students truthfully, so that no page claims more activity than there is. */
export function overviewRoutes({ readModels }: Pick<Dependencies, 'readModels'>): Route[] {
  return [
    route(getOverviewStudentData, async ({ input: { trial }, now }) => {
      const since = new Date(Date.parse(now) - overviewMs[trial ? 'trial' : 'premium']).toISOString();
      const students = await (trial ? countNewStudents : countBuyers)(readModels.db, since);
      return { status: 200, body: { students } };
    }),
  ];
}
