/**
 * `example-reading.ogg` is SRA-0001 in `flite-slt-0001-changed` (licence: NOTICE of `infra/seed/voices`). `changes`
 * maps the position of a word to its error.
 */
export const reading = {
  text: 'Deserts are known for their heat, yet their nights can be bitterly cold. Dry air holds very little water vapour, so the warmth that the sand has stored during the day escapes quickly into the clear sky, and temperatures may fall by thirty degrees within a few hours.',
  changes: {
    5: 'changed',
    11: 'skipped',
    16: 'skipped',
    30: 'changed',
    32: 'skipped',
    42: 'changed',
  } as Readonly<Record<number, 'changed' | 'skipped'>>,
} as const;

export interface Correction {
  readonly written: string;
  readonly better: string;
}

export const corrected: {
  readonly parts: readonly (string | Correction)[];
  readonly points: number;
  readonly maximum: number;
} = {
  parts: [
    'Night buses, which ',
    { written: 'is', better: 'are' },
    ' cheap and help people who work in shifts, were given up in some cities because few passengers knew the routes, although a clear map and ',
    { written: 'an', better: 'a' },
    ' common name can double their use.',
  ],
  points: 1,
  maximum: 2,
};

export const sums = [
  { skill: 'reading', answered: 42, points: 96, maximum: 128 },
  { skill: 'listening', answered: 36, points: 71, maximum: 120 },
  { skill: 'writing', answered: 4, points: 9, maximum: 16 },
] as const;
