import { shuffle } from '#domain/core/shuffle.ts';

export const parts = ['api', 'projections', 'workflows', 'Postgres', 'Temporal'] as const;
/** Including a separate event store. */
export const allParts = [...parts, 'EventStoreDB'] as const;
export type PartName = (typeof allParts)[number];

/** Each part once per round, in seeded order. */
export function killOrder(kills: number, seed: string, among: readonly PartName[] = parts): PartName[] {
  const rounds = Array.from({ length: Math.ceil(kills / among.length) }, (_, round) =>
    shuffle(among, `${seed}/${round}`),
  );
  return rounds.flat().slice(0, kills);
}
