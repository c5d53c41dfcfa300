import type { Question } from '#domain/question-types/registry.ts';
import type { Batch } from './batch.ts';
import { earnedBy, isClosed } from './closed.ts';

export interface Agreement {
  readonly type: string;
  readonly read: number;
  readonly agreed: number;
}

export function agreementsOf(batches: readonly Batch[], bank: readonly Question[]): Agreement[] {
  const questions = new Map(bank.map((question) => [question.uid, question]));
  const answers = batches
    .flatMap(({ blind }) => blind?.solved ?? [])
    .flatMap(({ uid, answer }) => {
      const question = questions.get(uid);
      return question && isClosed(question)
        ? [{ type: question.type, isSame: earnedBy(question, answer) === 1 }]
        : [];
    });
  return [...Map.groupBy(answers, ({ type }) => type)].map(([type, all]) => ({
    type,
    read: all.length,
    agreed: all.filter(({ isSame }) => isSame).length,
  }));
}

export const summed = (agreements: readonly Agreement[]): Agreement =>
  agreements.reduce(
    (sum, { read, agreed }) => ({ ...sum, read: sum.read + read, agreed: sum.agreed + agreed }),
    { type: 'all', read: 0, agreed: 0 },
  );

export const leastAgreement = 0.98;

/** Also true before any reading. */
export function isAgreed({ read, agreed }: Agreement): boolean {
  return agreed >= read * leastAgreement;
}
