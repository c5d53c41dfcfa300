import type { AnyCall } from '#domain/core/contract.ts';
import written from './summaries.json' with { type: 'json' };

/** By name of the call. They are for the API's reference alone, so clients do not fetch them with the contracts. */
export const summaries: Readonly<Record<string, string>> = written;

/** One sentence on a call; those of an admin resource are described by its name. @throws Error for a call without one */
export function summaryOf({ name, path }: AnyCall): string {
  const summary = summaries[name];
  if (summary !== undefined) return summary;
  const rows = path.split('/')[3]?.replaceAll('-', ' ');
  if (name.startsWith('getListOf'))
    return `A page of ${rows}, sorted and filtered; Content-Range tells which and of how many.`;
  if (name.startsWith('getOneOf')) return `One of the ${rows}, by its id.`;
  throw new Error(`summaries.json has no sentence on ${name}`);
}
