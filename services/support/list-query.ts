import { z } from 'zod';
import { parseInput } from '#services/http/input.ts';
import { Refused } from '#services/http/errors.ts';

/** What a list of the admin console asks for: `ra-data-simple-rest` sends each part as JSON in the query string. */
export interface ListQuery {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** The first and the last row, both counted from 0 and included. */
  readonly range: readonly [number, number];
  readonly filter: Readonly<Record<string, FilterValue>>;
}
type FilterValue = z.infer<typeof filterValueSchema>;

/** A wider range is cut, so that no single question can ask for everything there is. */
export const maximumRows = 200;
const defaultRows = 25;

const filterValueSchema = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(200)).max(maximumRows),
]);
const sortSchema = z.tuple([z.string().max(100), z.enum(['ASC', 'DESC'])]);
const rangeSchema = z
  .tuple([z.int().min(0).max(1_000_000), z.int().min(0)])
  .refine(([first, last]) => first <= last, 'The range ends before it starts.');
const filterSchema = z
  .record(z.string().max(100), filterValueSchema)
  .refine((filter) => Object.keys(filter).length <= 20, 'These are too many filters.');

/**
 * Reads `sort`, `range` and `filter`, each absent or JSON. Fields are not checked here: what a read model does
 * not know it ignores.
 * @throws Refused invalid_input naming the parameter that is not what it should be.
 */
export function parseListQuery(query: unknown): ListQuery {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(query);
  const sort = parameter(given, 'sort', sortSchema);
  const range = parameter(given, 'range', rangeSchema);
  const filter = parameter(given, 'filter', filterSchema);
  const [first, last] = range ?? [0, defaultRows - 1];
  return {
    sort: sort ? { field: sort[0], order: sort[1] } : { field: 'id', order: 'ASC' },
    range: [first, Math.min(last, first + maximumRows - 1)],
    filter: filter ?? {},
  };
}

function parameter<Schema extends z.ZodType>(
  query: Readonly<Record<string, unknown>>,
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const text = Object.hasOwn(query, name) ? query[name] : undefined;
  if (text === undefined) return undefined;
  if (typeof text !== 'string') throw new Refused('invalid_input', { [name]: 'Give this once.' });
  return parseInput(z.object({ [name]: schema }), { [name]: fromJson(name, text) })[name] as z.output<Schema>;
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused('invalid_input', { [name]: 'This is not valid JSON.' });
  }
}

/** `users 0-24/319`, or `users` with a star for the range when there is no row. */
export function contentRange(resource: string, first: number, rows: number, total: number): string {
  return rows === 0 ? `${resource} */${total}` : `${resource} ${first}-${first + rows - 1}/${total}`;
}
