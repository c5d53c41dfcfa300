import { z } from 'zod';
import { defineCall, plainText, type Call } from './contract.ts';

/** Sort field, first and last row (from 0, inclusive), and filters. */
export interface ListQuery {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly range: readonly [first: number, last: number];
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Wider ranges are cut, which bounds every query. */
export const maximumRows = 200;
const defaultRows = 25;

const text = plainText(200);
const filterValueSchema = z.union([text, z.number(), z.boolean(), z.null(), z.array(text).max(maximumRows)]);
const sortSchema = z.tuple([text, z.enum(['ASC', 'DESC'])]);
const rangeSchema = z
  .tuple([z.int().min(0).max(1_000_000), z.int().min(0)])
  .refine(([first, last]) => first <= last, 'The range ends before it starts.');
export const filterSchema = z
  .record(text, filterValueSchema)
  .refine((filter) => Object.keys(filter).length <= 20, 'Use fewer filters.');

/** JSON in the query string, as `ra-data-simple-rest` writes it. */
function inJson<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string('Give this only once.')
    .transform((json, { addIssue }): unknown => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        addIssue('This is not valid JSON.');
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** The rows without a range: as many as the ids that `getMany` sends. */
const rowsOf = ({ id }: ListQuery['filter']) => (Array.isArray(id) ? Math.max(id.length, 1) : defaultRows);

/** Unknown fields are ignored. */
function listInput(sorts: readonly string[], filters: readonly string[]) {
  const [canSort, canFilter] = [new Set(sorts), new Set(filters)];
  return z
    .object({
      sort: inJson(sortSchema).optional(),
      range: inJson(rangeSchema).optional(),
      filter: inJson(filterSchema).optional(),
    })
    .transform(({ sort, range, filter = {} }): ListQuery => {
      const [field, order] = sort && canSort.has(sort[0]) ? sort : (['id', 'ASC'] as const);
      const [first, last] = range ?? [0, rowsOf(filter) - 1];
      return {
        sort: { field, order },
        range: [first, Math.min(last, first + maximumRows - 1)],
        filter: Object.fromEntries(Object.entries(filter).filter(([name]) => canFilter.has(name))),
      };
    });
}

const oneInput = z.object({ id: z.string().min(1).max(100) });

/** The calls for one kind of row in the admin console. */
export interface AdminResource<
  Row extends z.ZodType = z.ZodType,
  One extends z.ZodType = z.ZodType,
  Field extends string = string,
> {
  /** As in `GET /api/admin/<name>[/<id>]`. */
  readonly name: string;
  readonly list: Call<ReturnType<typeof listInput>, { readonly 200: z.ZodArray<Row> }>;
  readonly one: Call<typeof oneInput, { readonly 200: One }>;
  /** Fields to sort or filter by, besides the text search `q`. */
  readonly fields: readonly Field[];
}

export type FieldOf<Of extends AdminResource> = Of['fields'][number];

interface ResourceOptions<Sort extends string, Filter extends string, One extends z.ZodType> {
  readonly sorts: readonly Sort[];
  /** Besides `id` and the text search `q`. */
  readonly filters: readonly Filter[];
  readonly one?: One;
}

/** react-admin's simple REST: `GET /api/admin/<name>` with `Content-Range`, and `/<id>`. */
export function adminResource<
  Row extends z.ZodType,
  const Sort extends string,
  const Filter extends string,
  One extends z.ZodType = Row,
>(
  name: string,
  row: Row,
  { sorts, filters, one }: ResourceOptions<Sort, Filter, One>,
): AdminResource<Row, One, Sort | Filter | 'id'> {
  const operation = name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return {
    name,
    fields: [...new Set<Sort | Filter | 'id'>(['id', ...sorts, ...filters])],
    list: defineCall({
      name: `getListOf${operation}`,
      method: 'GET',
      path: `/api/admin/${name}`,
      access: 'admin',
      effect: 'query',
      isPaged: true,
      input: listInput(['id', ...sorts], ['id', 'q', ...filters]),
      outputs: { 200: z.array(row) },
      rejections: [],
    }),
    one: defineCall({
      name: `getOneOf${operation}`,
      method: 'GET',
      path: `/api/admin/${name}/:id`,
      access: 'admin',
      effect: 'query',
      input: oneInput,
      // Without its own schema a single row is a list row: `One` is `Row`.
      outputs: { 200: one ?? (row as unknown as One) },
      rejections: ['not_found'],
    }),
  };
}
