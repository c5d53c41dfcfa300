import { shuffle } from '#domain/core/shuffle.ts';

/** What is killed: the three processes of Ninety and the two servers below them. */
export const parts = ['api', 'projections', 'workflows', 'Postgres', 'Temporal'] as const;
/** With what keeps the events, where that is not Postgres. */
export const allParts = [...parts, 'EventStoreDB'] as const;
export type PartName = (typeof allParts)[number];

/** Which part is killed when: each one once in every round, in an order that depends on the seed alone. */
export function killOrder(kills: number, seed: string, among: readonly PartName[] = parts): PartName[] {
  const rounds = Array.from({ length: Math.ceil(kills / among.length) }, (_, round) =>
    shuffle(among, `${seed}/${round}`),
  );
  return rounds.flat().slice(0, kills);
}
