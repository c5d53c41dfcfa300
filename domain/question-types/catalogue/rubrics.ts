/** A trait that is scored, and the name by which score dialogs know it: specification, document 2, section 3. */
export const skillNames = {
  content: 'Content',
  form: 'Form',
  structure: 'Development, structure and coherence',
  grammar: 'Grammar',
  linguisticRange: 'General linguistic range',
  vocabulary: 'Vocabulary',
  spelling: 'Spelling',
  emailConventions: 'Email conventions',
  organization: 'Organization',
  fluency: 'Oral fluency',
  pronunciation: 'Pronunciation',
} as const;

export type Trait = keyof typeof skillNames;
export const traitNames = Object.keys(skillNames) as [Trait, ...Trait[]];
export type SkillName = (typeof skillNames)[Trait];

/** The most points of each trait and of all; an answer succeeds with more points than `successAbove`. */
export interface Rubric {
  readonly traits: { readonly [Each in Trait]?: number };
  readonly maximum: number;
  readonly successAbove: number;
}

/**
 * `2021`: base maxima (document 2, section 9); `2025`: its detailed mode. Further traits and thresholds: fact sheet.
 */
export const rubricVersions = ['2021', '2025'] as const;
export type RubricVersion = (typeof rubricVersions)[number];
export type Rubrics = { readonly [Version in RubricVersion]: Rubric };

export function rubric(traits: Rubric['traits'], successAbove: number): Rubric {
  const maximum = Object.values(traits).reduce((sum, points) => sum + points, 0);
  return { traits, maximum, successAbove };
}

/** Where the second version left everything as it was. */
export function sameInBoth(traits: Rubric['traits'], successAbove: number): Rubrics {
  const both = rubric(traits, successAbove);
  return { '2021': both, '2025': both };
}

/** Content out of five, fluency and pronunciation: what most recordings are scored by. */
export const speechTraits = { content: 5, fluency: 5, pronunciation: 5 } as const;
