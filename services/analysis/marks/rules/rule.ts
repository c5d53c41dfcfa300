import type { Token } from '#domain/scoring/writing/facts.ts';
import type { MarkCategory } from '#domain/scoring/writing/language/marks.ts';
import type { WordForms } from '../tagger/word-forms.ts';

type Span = readonly [from: number, to: number];

export interface RuledSentence {
  readonly text: string;
  readonly span: Span;
  readonly tokens: readonly Token[];
  readonly forms: WordForms;
}

export interface Finding {
  readonly span: Span;
  /** What might stand there instead; '' to leave it out. */
  readonly suggestion: string;
}

/** A mistake that learners make and the models pass over. Its examples are its tests. */
export interface Rule {
  readonly name: string;
  readonly category: MarkCategory;
  /** Texts with what is marked in brackets, and the suggestion. */
  readonly marks: readonly (readonly [text: string, suggestion: string])[];
  /** Right English that comes near it. */
  readonly passes: readonly string[];
  find(sentence: RuledSentence): readonly Finding[];
}

export function small(token: Token | undefined): string {
  return token?.text.toLowerCase().replaceAll('’', "'") ?? '';
}

export function eachToken(
  { tokens }: RuledSentence,
  find: (token: Token, at: number) => Finding | undefined,
): Finding[] {
  return tokens.flatMap((token, at) => find(token, at) ?? []);
}

/** Whether a noun is in the plural, as far as its form tells. */
export function isPlural(token: Token | undefined): boolean {
  if (token?.pos !== 'NOUN') return false;
  const word = small(token);
  return token.lemma !== word && !word.endsWith('ing');
}
