/** Scored traits and their names in score dialogs: specification, document 2, section 3. */
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

/** Maxima per trait and in total; more points than `successAbove` are a success. */
export interface Rubric {
  readonly traits: { readonly [Each in Trait]?: number };
  readonly maximum: number;
  readonly successAbove: number;
}

/** `2021`: base maxima (document 2, section 9); `2025`: its detailed mode. Further traits and thresholds: fact sheet. */
export const rubricVersions = ['2021', '2025'] as const;
export type RubricVersion = (typeof rubricVersions)[number];
export type Rubrics = { readonly [Version in RubricVersion]: Rubric };

export function rubric(traits: Rubric['traits'], successAbove: number): Rubric {
  const maximum = Object.values(traits).reduce((sum, points) => sum + points, 0);
  return { traits, maximum, successAbove };
}

/** For types that version 2025 did not change. */
export function sameInBoth(traits: Rubric['traits'], successAbove: number): Rubrics {
  const both = rubric(traits, successAbove);
  return { '2021': both, '2025': both };
}

/** The traits of most recordings. */
export const speechTraits = { content: 5, fluency: 5, pronunciation: 5 } as const;
