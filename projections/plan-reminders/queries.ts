import type { ReadModelsDatabase } from '../core/read-models.ts';

export async function listReminderZones(db: ReadModelsDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_reminders')
    .select((eb) => eb.ref('timeZone').$notNull().as('timeZone'))
    .distinct()
    .where('hour', 'is not', null)
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}

/** Reminders of a time zone at these hours of its clocks, 0 to 23, inclusive. */
export async function listReminded(
  db: ReadModelsDatabase,
  timeZone: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_reminders')
    .select('userId')
    .where('timeZone', '=', timeZone)
    .where('hour', '>=', from)
    .where('hour', '<=', to)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
