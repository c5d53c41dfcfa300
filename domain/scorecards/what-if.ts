import { sections, type Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { overallOf, type TypeTally } from './estimate.ts';
import { shareOf } from './range.ts';
import { onScale } from './scale.ts';

export interface Outcome {
  readonly overall?: number;
  readonly skills: { readonly [Skill in Section]?: number };
}

interface Tally extends Pick<TypeTally, 'type' | 'worthOverall'> {
  readonly share?: number | undefined;
  readonly worth: { readonly [Skill in Section]?: number | undefined };
}
/** Hypothetical shares of the points, 0 to 1. */
export type OtherShares = { readonly [Code in TypeCode]?: number };

export function scoresWith(types: readonly Tally[], others: OtherShares): Outcome {
  const figure = (worthOf: (type: Tally) => number | undefined): number | undefined => {
    const scored = types.flatMap(({ type, share }) => {
      const points = others[type] ?? share;
      return points === undefined ? [] : [{ type, points, maximum: 1, weight: 1 }];
    });
    const share = shareOf({
      scored,
      weights: Object.fromEntries(types.map((type) => [type.type, worthOf(type) ?? 0])),
    });
    return share === undefined ? undefined : Math.round(onScale(share));
  };
  const skills: { [Skill in Section]?: number } = {};
  for (const skill of sections) {
    const value = figure(({ worth }) => worth[skill]);
    if (value !== undefined) skills[skill] = value;
  }
  const overall = overallOf(
    Object.fromEntries(Object.entries(skills).map(([skill, value]) => [skill, { value }])),
  );
  return { ...(overall !== undefined && { overall }), skills };
}

/** The raise of a share to see its effect. */
const step = 0.1;

/** The two types whose share, raised by a tenth, improves the scores most, best first. Empty at full points. */
export function bestTypes(types: readonly Tally[]): readonly TypeCode[] {
  const isWhole = sections.every((skill) =>
    types.some(({ share, worth }) => share !== undefined && (worth[skill] ?? 0) > 0),
  );
  const gain = ({ share = 1, worth, worthOverall }: Tally): number => {
    const worthAll = isWhole ? worthOverall : sections.reduce((sum, skill) => sum + (worth[skill] ?? 0), 0);
    return Math.min(step, 1 - share) * worthAll;
  };
  return types
    .filter((type) => gain(type) > 0)
    .toSorted((a, b) => gain(b) - gain(a) || (a.type < b.type ? -1 : 1))
    .slice(0, 2)
    .map(({ type }) => type);
}
