import { catalogue } from '#domain/question-types/catalogue.ts';
import type { CategoryColor } from '#domain/question-types/catalogue/type-entry.ts';
import { sections, type Section } from '#domain/question-types/section.ts';
import { typeCodes } from '#domain/question-types/type-code.ts';

export const skillColors: Readonly<Record<Section, CategoryColor>> = Object.fromEntries(
  sections.map((section) => {
    const type = typeCodes.find((code) => catalogue[code].section === section);
    return [section, type ? catalogue[type].color : 'slate'];
  }),
) as Record<Section, CategoryColor>;
