import type pg from 'pg';
import { inTransaction } from '../../postgres/transaction.ts';

export const schema = 'read_models';

/** The channel on which every move of a checkpoint is told. */
export const changesChannel = 'read_models_changed';

/** Keeps processes that register or switch a build at the same time apart. */
const schemaLock = 0x72656164;

/** Runs `work` in one transaction that no other change of the read models' tables can meet. */
export async function underSchemaLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, work, schemaLock);
}
