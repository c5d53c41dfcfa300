import { shuffle } from '../core/shuffle.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import type { MockTestBlueprint } from './catalogue.ts';

export interface BankEntry {
  readonly uid: string;
  readonly type: TypeCode;
}

/**
 * Chooses the questions of a test, section by section in the blueprint's order, from a seed: the same command
 * draws the same test.
 * @returns the uids of each section, or `undefined` when the bank holds too few of a type.
 */
export function drawQuestions(
  blueprint: MockTestBlueprint,
  bank: readonly BankEntry[],
  seed: string,
): string[][] | undefined {
  const sorted = bank.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  const drawn = blueprint.sections.map((section, index) =>
    section.questions.flatMap(({ type, count }) => {
      const ofType = sorted.filter((question) => question.type === type);
      return shuffle(ofType, `${seed}/${index}/${type}`).slice(0, count);
    }),
  );
  const isComplete = blueprint.sections.every(
    (section, index) => drawn[index]?.length === section.questions.reduce((sum, { count }) => sum + count, 0),
  );
  return isComplete ? drawn.map((section) => section.map((question) => question.uid)) : undefined;
}
