import { catalogue } from '#domain/question-types/catalogue.ts';
import { skillNames, traitNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { AnalysedCode } from '#domain/question-types/registry.ts';
import type { Bands } from '#domain/question-types/mechanisms/analysed-fields.ts';

export function lacksOf(type: AnalysedCode, bands: Bands): string[] {
  const maxima = catalogue[type].rubrics?.['2021'].traits ?? {};
  return traitNames.flatMap((trait) => {
    const band = bands[trait];
    const maximum = maxima[trait];
    if (band === undefined || maximum === undefined || band[0] >= maximum) return [];
    const [least, most] = band;
    const points = least === most ? `${most}` : `${least} to ${most}`;
    return [`${skillNames[trait]}: ${points} of ${maximum} points`];
  });
}
