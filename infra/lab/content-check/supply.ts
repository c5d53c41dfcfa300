import { examTypes, type ExamType } from '#domain/accounts/exam-type.ts';
import { countedOf } from '#domain/mock-tests/blueprint.ts';
import { examBlueprints } from '#domain/mock-tests/blueprints/index.ts';
import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';

/** The number of full tests that the questions of a type allow without repetition. */
export interface Supply {
  readonly type: AnswerableCode;
  /** Counting all questions of the bank. */
  readonly tests: number;
  /** Reserved ones, from which tests are drawn. */
  readonly kept: number;
}

export function supplyOf(exam: ExamType, bank: readonly Question[]): readonly Supply[] {
  const asked = new Map<AnswerableCode, number>();
  for (const { type, count } of countedOf(examBlueprints[exam])) {
    asked.set(type, (asked.get(type) ?? 0) + count);
  }
  return [...asked]
    .map(([type, count]) => {
      const all = bank.filter((question) => question.type === type);
      const kept = all.filter(({ reserved }) => reserved);
      return { type, tests: Math.floor(all.length / count), kept: Math.floor(kept.length / count) };
    })
    .toSorted((one, other) => one.tests - other.tests);
}

const shown = 5;

/** How many full tests of each exam the bank supplies, and the scarcest types. */
export function supplyLines(bank: readonly Question[]): string[] {
  return examTypes.map((exam) => {
    const supply = supplyOf(exam, bank);
    const scarce = supply.slice(0, shown).map(({ type, tests, kept }) => `${type} ${tests} (${kept} kept)`);
    return `full tests without repeats, ${exam}: ${supply[0]?.tests ?? 0}, ${Math.min(...supply.map(({ kept }) => kept))} of kept questions; the scarcest: ${scarce.join(', ')}`;
  });
}
