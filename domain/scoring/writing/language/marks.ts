/** What kind of mistake a mark tells of. */
export const markCategories = [
  'spelling',
  'agreement',
  'verb_form',
  'tense',
  'article',
  'number',
  'preposition',
  'pronoun',
  'word_form',
  'word_order',
  'missing_word',
  'extra_word',
  'sentence',
  'capitals',
  'punctuation',
  'other',
] as const;
export type MarkCategory = (typeof markCategories)[number];

/** Who found a mark: a dictionary, the tagger (a model of our own), the checker (a library), a rule of our own, an endpoint. */
export const markSources = ['dictionary', 'tagger', 'checker', 'rule', 'endpoint'] as const;
export type MarkSource = (typeof markSources)[number];

export interface Mark {
  readonly span: readonly [from: number, to: number];
  readonly fault: 'spelling' | 'grammar';
  readonly category: MarkCategory;
  /** The rule or the tag: `subject-verb-agreement`, `SpellCheck`. */
  readonly subcategory: string;
  /** What might stand there instead, best first; empty where nothing fits, five at most. */
  readonly suggestions: readonly string[];
  /** One vote each. */
  readonly sources: readonly MarkSource[];
}

/** `unclear`: something comes near; `contradicted`: another number, name or "not": half a point, never none. */
export const pointStates = ['stated', 'unclear', 'contradicted', 'missing'] as const;
export type PointState = (typeof pointStates)[number];
