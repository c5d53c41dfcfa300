import { shuffle } from '../core/shuffle.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { questionCount, type MockTestBlueprint } from './catalogue.ts';

export interface BankEntry {
  readonly uid: string;
  readonly type: TypeCode;
}

/**
 * Chooses the questions of a test, section by section in the blueprint's order, from a seed: the same command
 * draws the same test. No question is drawn twice.
 * @returns the uids of each section, or `undefined` when the bank holds too few of a type.
 */
export function drawQuestions(
  blueprint: MockTestBlueprint,
  bank: readonly BankEntry[],
  seed: string,
): string[][] | undefined {
  const sorted = bank.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  const taken = new Set<string>();
  const drawn = blueprint.sections.map((section, index) =>
    section.questions.flatMap(({ type, count }) => {
      const left = sorted.filter((question) => question.type === type && !taken.has(question.uid));
      const chosen = shuffle(left, `${seed}/${index}/${type}`).slice(0, count);
      return chosen.map(({ uid }) => {
        taken.add(uid);
        return uid;
      });
    }),
  );
  return taken.size === questionCount(blueprint) ? drawn : undefined;
}
