import pg from 'pg';
import { expect, test } from 'vitest';
import type { Tables } from '../projections.ts';
import { openReadModelsDatabase } from './read-models.ts';
import { columnName } from './tables/table.ts';

test.each(['userId', 'paidExpiryTime', 'answersADay', 'isX'])(
  'defines %s as one column for tables and queries',
  (name) => {
    const db = openReadModelsDatabase(new pg.Pool());
    const { sql } = db
      .selectFrom('accounts')
      .select(name as keyof Tables['accounts'])
      .compile();
    expect(sql).toContain(`select ${columnName(name)} from`);
  },
);
