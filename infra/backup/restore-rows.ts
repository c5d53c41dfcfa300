import type pg from 'pg';
import { recordsOf } from './archive-reader.ts';
import { rowRecord, type RowRecord } from './records.ts';
import type { TakenTable } from './taken.ts';

const rowsAtOnce = 500;

/** Restores tables row by row. A key is restored as of the backup's start; `eraseAgain` handles later erasures. */
export async function restoreRows(client: pg.ClientBase, file: string): Promise<void> {
  for (const section of ['tables', 'late-keys'] as const) {
    let batch: RowRecord[] = [];
    const write = async () => {
      const [first] = batch;
      if (first) await insert(client, first.table, batch);
      batch = [];
    };
    for await (const record of recordsOf(file, section, rowRecord)) {
      const [first] = batch;
      if (first && (first.table !== record.table || batch.length >= rowsAtOnce)) await write();
      batch.push(record);
    }
    await write();
  }
}

async function insert(
  client: pg.ClientBase,
  table: TakenTable,
  records: readonly RowRecord[],
): Promise<void> {
  const columns = Object.keys(records[0]?.row ?? {}).map((column) => `"${column.replaceAll('"', '""')}"`);
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json)
     on conflict do nothing`,
    [JSON.stringify(records.map(({ row }) => row))],
  );
}
