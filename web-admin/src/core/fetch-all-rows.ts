import { maximumRows } from '#domain/core/admin-resource.ts';
import type { DataProvider, Identifier, RaRecord, SortPayload } from 'react-admin';

interface Which {
  readonly filter: object;
  readonly sort: SortPayload;
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (fetched: number, total: number) => void;
}

/** Fetches all rows of a list, page by page. Removes the duplicate of a row that moves to the next page meanwhile. */
export async function fetchAllRows<Row extends RaRecord>(
  provider: DataProvider,
  resource: string,
  { filter, sort }: Which,
  { signal, onProgress }: Options,
): Promise<Row[]> {
  const rows = new Map<Identifier, Row>();
  for (let page = 1, total = 1; (page - 1) * maximumRows < total; page += 1) {
    const pagination = { page, perPage: maximumRows };
    const answer = await provider.getList<Row>(resource, { filter, sort, pagination, signal });
    for (const row of answer.data) rows.set(row.id, row);
    total = answer.total ?? 0;
    onProgress(Math.min(page * maximumRows, total), total);
  }
  return rows.values().toArray();
}
