import type pg from 'pg';
import { z } from 'zod';

const share = z.number().min(0).max(1).default(0);

/** Simulated faults of notices, as shares of all. Late ones arrive out of order. */
export const switchesSchema = z.strictObject({
  late: share,
  /** The longest delay, in milliseconds. */
  lateMs: z.int().min(0).max(600_000).default(0),
  twice: share,
  never: share,
});
export type TillSwitches = z.infer<typeof switchesSchema>;

type Queries = Pick<pg.Pool, 'query'>;

export async function readSwitches(pool: Queries): Promise<TillSwitches> {
  const { rows } = await pool.query<{ value: unknown }>('select value from till.switches');
  return switchesSchema.parse(rows[0]?.value ?? {});
}

export async function setSwitches(pool: Queries, switches: TillSwitches): Promise<void> {
  await pool.query(
    `insert into till.switches (value) values ($1) on conflict (only_row) do update set value = excluded.value`,
    [JSON.stringify(switches)],
  );
}

/**
 * The delays of a notice's deliveries in milliseconds: none, one or two. @param chance returns a new number from 0 to 1
 * each time
 */
export function deliveryDelays(switches: TillSwitches, chance: () => number): number[] {
  if (chance() < switches.never) return [];
  const delay = () => (chance() < switches.late ? Math.round(chance() * switches.lateMs) : 0);
  return chance() < switches.twice ? [delay(), delay()] : [delay()];
}
