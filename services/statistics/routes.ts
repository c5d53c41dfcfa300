import { fetchStatistics } from '#domain/statistics/contract.ts';
import { selectTypeStatistics } from '#projections/statistics/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { route, type Route } from '../core/route.ts';

/** What a student did, type by type. */
export function statisticsRoutes({ readModels }: Dependencies): Route[] {
  return [
    route(
      fetchStatistics,
      async ({ principal }) => {
        const types = await selectTypeStatistics(readModels.db, principal.userId);
        return { status: 200, body: { types } };
      },
      { reads: ['statistics'] },
    ),
  ];
}
