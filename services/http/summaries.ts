import type { AnyCall } from '#domain/core/contract.ts';
import written from './summaries.json' with { type: 'json' };

export const summaries: Readonly<Record<string, string>> = written;

/** The calls of an admin resource are described by its name. @throws Error for a call without a summary */
export function summaryOf({ name, path }: AnyCall): string {
  const summary = summaries[name];
  if (summary !== undefined) return summary;
  const rows = path.split('/')[3]?.replaceAll('-', ' ');
  if (name.startsWith('getListOf'))
    return `Lists one page of ${rows}, filtered and sorted; Content-Range gives the range and the total.`;
  if (name.startsWith('getOneOf')) return `Returns one of the ${rows} by its id.`;
  throw new Error(`summaries.json has no summary of ${name}`);
}
