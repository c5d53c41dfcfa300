import type { Batch } from '../content-batches/batch.ts';
import { batchGroups, faultsOfGroups, partGroups, typeGroups } from './groups.ts';
import type { CheckedFile, Fault, Rule } from './rule.ts';
import { signFindings } from './rules/answers/guessing.ts';
import { keyNumbersRule } from './rules/answers/key-numbers.ts';
import { openingFindings } from './rules/texts/openings.ts';
import { longestOptionRule } from './rules/answers/option-lengths.ts';
import { overlapFindings } from './rules/sets/overlap.ts';
import { placesRule } from './rules/sets/places.ts';
import { academicFindings, gradeFindings } from './rules/texts/text-levels.ts';
import { yearsRule } from './rules/texts/years.ts';

/** The threshold for batches, which are small and tested for ten signs: one in a hundred by chance. */
const leastChanceInBatch = 0.01;

/** Rules for a whole set that also apply to a large part of a batch. */
const setRules: readonly Rule[] = [placesRule, longestOptionRule, keyNumbersRule, yearsRule];
const fewestOfSet = 12;

/** Faults of groups: by type, and by type within each batch. */
export function groupFaults(files: readonly CheckedFile[], batches: readonly Batch[]): Fault[] {
  const types = typeGroups(files);
  const written = batchGroups(files, batches);
  const parts = partGroups(written);
  return [
    ...faultsOfGroups([...types, ...parts], (group) => [
      ...overlapFindings(group),
      ...gradeFindings(group),
      ...openingFindings(group),
    ]),
    ...faultsOfGroups(parts, (group) => signFindings(group, leastChanceInBatch)),
    ...parts
      .filter((part) => part.files.length >= fewestOfSet)
      .flatMap((part) =>
        setRules.flatMap((rule) => rule(part.files).map((fault) => ({ ...fault, file: part.name }))),
      ),
    ...faultsOfGroups([{ name: '', files }, ...written], academicFindings),
  ];
}
