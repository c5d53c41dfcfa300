import type { PointState } from '#domain/scoring/writing/language/marks.ts';

export const pointStateNames = {
  stated: 'Stated',
  unclear: 'Not clear',
  contradicted: 'Check this: it says something else',
  missing: 'Missing',
} as const satisfies Record<PointState, string>;
