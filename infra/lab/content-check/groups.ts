import type { Batch } from '../content-batches/batch.ts';
import type { CheckedFile, Fault, Finding } from './rule.ts';

/** Questions that are looked at together: those of a type, of a batch, or of a type in a batch. */
export interface Group {
  /** What faults and figures call it. */
  readonly name: string;
  readonly files: readonly CheckedFile[];
}

/** The questions type by type: `RSA/`, or `of-tea RSA/` where they belong to something. */
export function typeGroups(files: readonly CheckedFile[], prefix = ''): Group[] {
  const groups = Map.groupBy(files, ({ question }) => question.type);
  return [...groups].map(([type, ofType]) => ({ name: `${prefix}${type}/`, files: ofType }));
}

/** The questions batch by batch: `batches/of-tea`. */
export function batchGroups(files: readonly CheckedFile[], batches: readonly Batch[]): Group[] {
  return batches.map(({ name, kinds }) => ({
    name: `batches/${name}`,
    files: files.filter(({ question }) => question.uid in kinds),
  }));
}

/** Each batch's questions type by type: `batches/of-tea RSA/`. */
export const partGroups = (batches: readonly Group[]): Group[] =>
  batches.flatMap(({ name, files }) => typeGroups(files, `${name} `));

/** What a rule finds in each group. */
export function faultsOfGroups(
  groups: readonly Group[],
  check: (files: readonly CheckedFile[]) => readonly Finding[],
): Fault[] {
  return groups.flatMap(({ name, files }) =>
    check(files).map(([field, message]) => ({ file: name, field, message })),
  );
}
