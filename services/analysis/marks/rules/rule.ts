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
  /** '' to delete the words. */
  readonly suggestion: string;
}

/** A learner's mistake that the models miss. The examples are its tests. */
export interface Rule {
  readonly name: string;
  readonly category: MarkCategory;
  /** The marked words are in brackets. */
  readonly marks: readonly (readonly [text: string, suggestion: string])[];
  /** Correct English that resembles the mistake. */
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

export function isPlural(token: Token | undefined): boolean {
  if (token?.pos !== 'NOUN') return false;
  const word = small(token);
  return token.lemma !== word && !word.endsWith('ing');
}
