import { shuffle } from '#domain/core/shuffle.ts';

/** What is killed: the three processes of Ninety and the two servers below them. */
export const parts = ['api', 'projections', 'workflows', 'Postgres', 'Temporal'] as const;
export type PartName = (typeof parts)[number];

/** Which part is killed when: each one once in every round of five, in an order that depends on the seed alone. */
export function killOrder(kills: number, seed: string): PartName[] {
  const rounds = Array.from({ length: Math.ceil(kills / parts.length) }, (_, round) =>
    shuffle(parts, `${seed}/${round}`),
  );
  return rounds.flat().slice(0, kills);
}
