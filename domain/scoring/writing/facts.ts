import type { Mark } from './language/marks.ts';

/** UTF-16 offsets, end exclusive, into the submitted text. */
export type Span = readonly [from: number, to: number];

export interface Token {
  readonly text: string;
  readonly span: Span;
  readonly lemma: string;
  /** Universal part of speech: NOUN, VERB, ADJ, ADV, ADP, PRON, PROPN, PUNCT ... */
  readonly pos: string;
  /** Frequency rank of the lemma, 1 for the most frequent; null if unlisted. */
  readonly rank: number | null;
}

export interface SentenceFacts {
  readonly span: Span;
  readonly tokens: readonly Token[];
  /** Cosine with the prompt or source, 3 places. */
  readonly nearPrompt: number;
  /** Cosine with the nearest stock sentence ("In this modern era ..."), 3 places. */
  readonly nearFrame: number;
  /** Mean cosine with the other sentences; 1 without others. */
  readonly fitsIn: number;
}

export interface PointFacts {
  /** Best cosine of a sentence or clause with the point, both centred on the source if there is one; 3 places. */
  readonly cosine: number;
  /** Centred cosines have their own thresholds. */
  readonly isCentred: boolean;
  /** Share of the point's keyword groups in the nearest part of the text. */
  readonly keywordShare: number;
  /** The nearest part, shown as evidence. */
  readonly span: Span | null;
  /** Contradictions: another number or name, an opposite, or a "not" more or less. */
  readonly conflicts: readonly ('number' | 'name' | 'opposite' | 'negation')[];
}

/** For writing, where keywords match in any form. */
export interface WrittenPointFacts extends PointFacts {
  /** Distinct words of the point, from its keywords and its sentence, in that part; a number counts as one. */
  readonly words: number;
  /** Words of all sentences about the point, which measure its development. */
  readonly spentWords: number;
}

/** The findings of libraries and models: the only input of the scoring rules. */
export interface WritingFacts {
  /** As submitted: all spans refer to it, despite any normalisation. */
  readonly text: string;
  readonly sentences: readonly SentenceFacts[];
  readonly paragraphs: readonly Span[];
  /** Of all sources, one per place, in order. */
  readonly marks: readonly Mark[];
  /** One per key point, in order; without key points, one per sentence of the sample answer. */
  readonly points: readonly WrittenPointFacts[];
  /** Cosine of the whole text with the prompt, 3 places; 0 for no text. */
  readonly nearPrompt: number;
  /** 0 to 1. */
  readonly englishShare: number;
  /** Share of the words copied in order from the source or prompt, and runs of six or more. */
  readonly copied: { readonly share: number; readonly runs: readonly Span[] };
  /** The same against the nearest of the student's answers to other questions; 0 without any. */
  readonly likeEarlier: { readonly share: number; readonly runs: readonly Span[] };
  /** The spelling convention of most words, and the words that break it, with their spelling in it. */
  readonly convention: {
    readonly kept: 'british' | 'american' | 'australian' | 'canadian';
    readonly broken: readonly { readonly span: Span; readonly instead: string | null }[];
  };
  /** Skipped because the text or a word is too long, or null. */
  readonly unread: Span | null;
}
