import type { WritingFacts } from '../facts.ts';
import { linkingWordsInPlace } from '../linking-places.ts';
import { misusedLinkingWords } from './linking-words.ts';
import { between, reason, type Rated } from '../../rated.ts';
import type { Span } from '../facts.ts';

export interface OrganizationFindings {
  readonly paragraphs: number;
  readonly sentences: number;
  readonly linkingWords: number;
  readonly misused: readonly Span[];
}

/** Separate parts and joined thoughts of an email; weights and numbers are our own reading of the trait. */
const needed = {
  paragraphs: { none: 1, full: 3, weight: 0.4 },
  sentences: { none: 1, full: 4, weight: 0.2 },
  linkingWords: { none: 0, full: 3, weight: 0.4 },
} as const;
const takenByMisuse = 0.15;

export function findOrganization(facts: WritingFacts): OrganizationFindings {
  const { text, sentences, paragraphs } = facts;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return {
    paragraphs: Math.max(paragraphs.length, lines),
    sentences: sentences.length,
    linkingWords: new Set(linkingWordsInPlace(facts).map(({ word }) => word)).size,
    misused: misusedLinkingWords(text),
  };
}

export function rateOrganization(findings: OrganizationFindings): Rated {
  const { paragraphs, sentences, linkingWords, misused } = findings;
  const earned = (['paragraphs', 'sentences', 'linkingWords'] as const).reduce((sum, part) => {
    const { none, full, weight } = needed[part];
    return sum + weight * between(findings[part], none, full);
  }, 0);
  return {
    share: Math.max(0, earned - takenByMisuse * misused.length),
    evidence: [
      { kind: 'count', of: 'paragraphs', count: paragraphs, full: [needed.paragraphs.full, null] },
      { kind: 'count', of: 'sentences', count: sentences, full: [needed.sentences.full, null] },
      { kind: 'count', of: 'linking_words', count: linkingWords, full: [needed.linkingWords.full, null] },
      ...(paragraphs < 2 ? [reason('one_paragraph')] : []),
      ...(linkingWords < needed.linkingWords.full ? [reason('few_linking_words')] : []),
      ...misused.map((span) => reason('linking_word_misused', span)),
    ],
  };
}
