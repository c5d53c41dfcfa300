import { fetchSkillStatistics, fetchStatistics } from '#domain/statistics/contract.ts';
import { sumPractice } from '#projections/attempts/queries.ts';
import { selectTypeStatistics } from '#projections/statistics/queries.ts';
import { sumSecondsByDay } from '#projections/test-times/queries.ts';
import { readPreferences } from '../accounts/profile/read-preferences.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Route } from '../http/route.ts';
import { dayStart, lastDays } from './user-days.ts';
import { skillSums } from './skill-sums.ts';

/** Practice by type over all time, and by skill, topic and difficulty over the last days. */
export function routes({ journal, readModels: { db } }: Dependencies): Route[] {
  return [
    route(
      fetchStatistics,
      async ({ principal }) => ({
        status: 200,
        body: { types: await selectTypeStatistics(db, principal.userId) },
      }),
      { reads: ['statistics'] },
    ),

    route(
      fetchSkillStatistics,
      async ({ input: { days, timeZone }, principal, now }) => {
        const since = dayStart(now, timeZone, days - 1);
        const [sums, spent, { examType }] = await Promise.all([
          sumPractice(db, principal.userId, { since, timeZone }),
          sumSecondsByDay(db, principal.userId, { since, timeZone }),
          readPreferences(journal, principal.account),
        ]);
        const period = { days: lastDays(now, timeZone, days), examType, spent };
        return { status: 200, body: { days, ...skillSums(sums, period) } };
      },
      { reads: ['attempts', 'test_times'] },
    ),
  ];
}
