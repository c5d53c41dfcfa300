import type pg from 'pg';
import { inTransaction } from '../../postgres/transaction.ts';

export const schema = 'read_models';

/** The channel of checkpoint moves. */
export const changesChannel = 'read_models_changed';

/** Serialises processes that register or switch builds. */
const schemaLock = 0x72656164;

/** Excludes concurrent changes of the read models' tables. */
export async function underSchemaLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, work, schemaLock);
}
