import type { Mark } from './language/marks.ts';

/** UTF-16 offsets, end exclusive, into the text as submitted. */
export type Span = readonly [from: number, to: number];

/** A word as a tagger of parts of speech sees it. */
export interface Token {
  readonly text: string;
  readonly span: Span;
  readonly lemma: string;
  /** Universal part of speech: NOUN, VERB, ADJ, ADV, ADP, PRON, PROPN, PUNCT ... */
  readonly pos: string;
  /** The lemma's place among English words by frequency, 1 for the most frequent; null where it is not listed. */
  readonly rank: number | null;
}

export interface SentenceFacts {
  readonly span: Span;
  readonly tokens: readonly Token[];
  /** How near it is to the prompt or the source: cosine, 3 places. */
  readonly nearPrompt: number;
  /** How near to the nearest well-known frame ("In this modern era ..."): cosine, 3 places. */
  readonly nearFrame: number;
  /** Mean cosine with the other sentences; 1 for the only one. */
  readonly fitsIn: number;
}

/** How a key point of the question is met. */
export interface PointFacts {
  /** Best cosine of a sentence or clause with the point, both centred on the source where there is one; 3 places. */
  readonly cosine: number;
  /** Whether the cosine is of centred vectors: the thresholds differ. */
  readonly isCentred: boolean;
  /** Share of the point's keyword groups that occur in the part of the text that comes nearest. */
  readonly keywordShare: number;
  /** That part: what is shown as evidence. */
  readonly span: Span | null;
  /** What speaks against it there: another number, another name, the opposite, a "not" more or less. */
  readonly conflicts: readonly ('number' | 'name' | 'opposite' | 'negation')[];
}

/** How a key point is met in writing, where its words are looked for in any form. */
export interface WrittenPointFacts extends PointFacts {
  /** How many different words of the point that part has, of its keywords and of its sentence; a number counts as one. */
  readonly words: number;
  /** Words of all sentences that are about the point: how far it is developed. */
  readonly spentWords: number;
}

/** What libraries and models found in a written answer: all that the rules of scoring need to know of it. */
export interface WritingFacts {
  /** As it was submitted: all spans are offsets into it, whatever was normalised on the way to the facts. */
  readonly text: string;
  readonly sentences: readonly SentenceFacts[];
  readonly paragraphs: readonly Span[];
  /** Of all sources, one for each place, in order. */
  readonly marks: readonly Mark[];
  /** One for each key point of the question, in its order; where it has none, one for each sentence of its sample answer. */
  readonly points: readonly WrittenPointFacts[];
  /** Cosine of the whole text with the prompt, 3 places; 0 for no text. */
  readonly nearPrompt: number;
  /** Share of the words that are English words, 0 to 1. */
  readonly englishShare: number;
  /** Share of the words that stand in the same order in the source or prompt; runs of six such words or more. */
  readonly copied: { readonly share: number; readonly runs: readonly Span[] };
  /** The same, against the nearest of the student's earlier answers to other questions; 0 where there are none. */
  readonly likeEarlier: { readonly share: number; readonly runs: readonly Span[] };
  /** The convention of spelling that most of its words keep, and the words that break it, with their spelling by it. */
  readonly convention: {
    readonly kept: 'british' | 'american' | 'australian' | 'canadian';
    readonly broken: readonly { readonly span: Span; readonly instead: string | null }[];
  };
  /** What was left unread because the text, or a word of it, is too long; null where all was read. */
  readonly unread: Span | null;
}
