import type { AdminResource, ListQuery } from '#domain/core/admin-resource.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { ProjectionName } from '#projections/projections.ts';
import type { z } from 'zod';
import { route, type Route } from './route.ts';

type RowOf<Of extends AdminResource> = z.infer<Of['list']['outputs'][200]>[number];
type OneOf<Of extends AdminResource> = z.infer<Of['one']['outputs'][200]>;

export interface ResourceReader<Row extends { readonly id: string }, One> {
  /** Projections that a client with a position waits for. */
  readonly reads: readonly ProjectionName[];
  readonly list: (query: ListQuery) => Promise<{ readonly rows: Row[]; readonly total: number }>;
  /** The detail of a row, with its stream's revision if changes send it back. */
  readonly complete?: (row: Row) => Promise<{ readonly row: One; readonly revision?: number }>;
}

export function adminResourceRoutes<const Of extends AdminResource>(
  { name, list, one }: Of,
  reader: ResourceReader<RowOf<Of> & { readonly id: string }, OneOf<Of>>,
): Route[] {
  const { reads, complete } = reader;
  return [
    route(
      list,
      async ({ input }) => {
        const { rows, total } = await reader.list(input);
        const contentRange = contentRangeOf(name, input.range[0], rows.length, total);
        return { status: 200, body: rows, contentRange };
      },
      { reads },
    ),
    route(
      one,
      async ({ input: { id } }) => {
        const sort = { field: 'id', order: 'ASC' } as const;
        const { rows } = await reader.list({ sort, range: [0, 0], filter: { id: [id] } });
        const row = rows.find((candidate) => candidate.id === id);
        if (!row) return reject('not_found');
        const completed = await complete?.(row);
        if (!completed) return { status: 200, body: row };
        const { row: body, revision } = completed;
        return { status: 200, body, ...(revision !== undefined && { revision }) };
      },
      { reads },
    ),
  ];
}

export function contentRangeOf(resource: string, first: number, rows: number, total: number): string {
  return rows === 0 ? `${resource} */${total}` : `${resource} ${first}-${first + rows - 1}/${total}`;
}
