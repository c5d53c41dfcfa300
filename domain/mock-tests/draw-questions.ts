import type { ExamType } from '../accounts/exam-type.ts';
import type { Instant } from '../core/instant.ts';
import { shuffle } from '../core/shuffle.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import type { MockTestBlueprint } from './catalogue.ts';
import { countedOf, questionCount, type SectionBlueprint } from './blueprint.ts';

export interface BankEntry {
  readonly uid: string;
  readonly type: TypeCode;
  readonly everyday?: boolean | undefined;
}

/**
 * Draws in blueprint order, seeded, without repeats: unseen first, then longest ago; fixed tests' questions later;
 * everyday talk first for Core.
 * @param lastAsked by uid
 * @param inFixedTests of tests open to the student
 * @returns `undefined` for too few
 */
export function drawQuestions(
  sections: readonly SectionBlueprint[],
  bank: readonly BankEntry[],
  seed: string,
  lastAsked: ReadonlyMap<string, Instant> = new Map(),
  examType: ExamType = 'new_format',
  inFixedTests: ReadonlySet<string> = new Set(),
): string[] | undefined {
  const sorted = bank.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  const askedAt = ({ uid }: BankEntry) => lastAsked.get(uid) ?? '';
  const suits = ({ everyday = false }: BankEntry) => everyday === (examType === 'core');
  const taken = new Set<string>();
  for (const { type, count } of countedOf(sections)) {
    const left = sorted.filter((question) => question.type === type && !taken.has(question.uid));
    const shuffled = shuffle(left, `${seed}/${type}`);
    const bestFirst = [...shuffled.filter(suits), ...shuffled.filter((question) => !suits(question))];
    const unreservedFirst = [
      ...bestFirst.filter(({ uid }) => !inFixedTests.has(uid)),
      ...bestFirst.filter(({ uid }) => inFixedTests.has(uid)),
    ];
    const inTurn = unreservedFirst.toSorted((a, b) =>
      askedAt(a) === askedAt(b) ? 0 : askedAt(a) < askedAt(b) ? -1 : 1,
    );
    for (const { uid } of inTurn.slice(0, count)) taken.add(uid);
  }
  return taken.size === questionCount(sections) ? [...taken] : undefined;
}

export function askableFrom(bank: readonly BankEntry[]) {
  const uids = new Set(bank.map(({ uid }) => uid));
  const left = countsOf(bank.map(({ type }) => ({ type, count: 1 })));
  return ({ sections, questions }: Pick<MockTestBlueprint, 'sections' | 'questions'>): boolean =>
    questions
      ? questions.every((uid) => uids.has(uid))
      : [...countsOf(countedOf(sections))].every(([type, count]) => (left.get(type) ?? 0) >= count);
}

function countsOf(counted: readonly { readonly type: TypeCode; readonly count: number }[]) {
  const counts = new Map<TypeCode, number>();
  for (const { type, count } of counted) counts.set(type, (counts.get(type) ?? 0) + count);
  return counts;
}
