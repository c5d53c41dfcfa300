import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { openReadModelsDatabase, type ReadModelsDatabase } from '#projections/core/read-models.ts';

export interface WholeTable {
  readonly sql: string;
  readonly table: string;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The tables that the queries of `ask` scan fully, according to Postgres's plans. */
export async function readWhole(
  pool: pg.Pool,
  ask: (db: ReadModelsDatabase) => Promise<unknown>,
): Promise<WholeTable[]> {
  const queries: CompiledQuery[] = [];
  const db = openReadModelsDatabase(pool, ({ query }) => void queries.push(query));
  await ask(db);
  if (queries.length === 0) throw new Error('Nothing was asked');
  const found: WholeTable[] = [];
  for (const { sql, parameters } of queries) {
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      `explain (format json) ${sql}`,
      [...parameters],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('There is no plan');
    for (const node of nodesOf(plan)) {
      if (!node['Node Type'].includes('Seq Scan')) continue;
      found.push({ sql, table: node['Relation Name'] ?? 'unknown' });
    }
  }
  return found;
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const inner of node.Plans ?? []) yield* nodesOf(inner);
}
