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

/** A dictionary, our own model, a library, our own rules, an endpoint. */
export const markSources = ['dictionary', 'tagger', 'checker', 'rule', 'endpoint'] as const;
export type MarkSource = (typeof markSources)[number];

export interface Mark {
  readonly span: readonly [from: number, to: number];
  readonly fault: 'spelling' | 'grammar';
  readonly category: MarkCategory;
  /** The rule or tag: `subject-verb-agreement`, `SpellCheck`. */
  readonly subcategory: string;
  /** Replacements, best first, five at most. */
  readonly suggestions: readonly string[];
  readonly sources: readonly MarkSource[];
}

/** `unclear`: something is near; `contradicted`: another number, name or "not", which costs half, never all. */
export const pointStates = ['stated', 'unclear', 'contradicted', 'missing'] as const;
export type PointState = (typeof pointStates)[number];
