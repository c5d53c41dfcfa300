import type { Batch } from '../content-batches/batch.ts';
import type { CheckedFile, Fault, Finding } from './rule.ts';

/** Questions of a type, of a batch, or of a type in a batch. */
export interface Group {
  readonly name: string;
  readonly files: readonly CheckedFile[];
}

export function typeGroups(files: readonly CheckedFile[], prefix = ''): Group[] {
  const groups = Map.groupBy(files, ({ question }) => question.type);
  return [...groups].map(([type, ofType]) => ({ name: `${prefix}${type}/`, files: ofType }));
}

export function batchGroups(files: readonly CheckedFile[], batches: readonly Batch[]): Group[] {
  return batches.map(({ name, kinds }) => ({
    name: `batches/${name}`,
    files: files.filter(({ question }) => question.uid in kinds),
  }));
}

export const partGroups = (batches: readonly Group[]): Group[] =>
  batches.flatMap(({ name, files }) => typeGroups(files, `${name} `));

export function faultsOfGroups(
  groups: readonly Group[],
  check: (files: readonly CheckedFile[]) => readonly Finding[],
): Fault[] {
  return groups.flatMap(({ name, files }) =>
    check(files).map(([field, message]) => ({ file: name, field, message })),
  );
}
