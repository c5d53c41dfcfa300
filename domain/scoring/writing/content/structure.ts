import type { Evidence } from '../../score.ts';
import type { SentenceFacts, Span, WritingFacts } from '../facts.ts';
import { concludesAll } from '../conclusion.ts';
import { linkingWordsInPlace } from '../linking-places.ts';
import { hasBackReference, linkingWordsIn, misusedLinkingWords, type LinkingGroup } from './linking-words.ts';
import { between, reason, type Rated } from '../../rated.ts';
import { textOf, wordsIn } from '../spans.ts';

export interface StructureFindings {
  readonly paragraphs: number;
  readonly sentences: number;
  readonly hasIntroduction: boolean;
  readonly hasConclusion: boolean;
  /** Number of different linking words, and their groups. */
  readonly linkingWords: number;
  readonly linkingGroups: number;
  readonly misused: readonly Span[];
  /** Paragraphs much longer than the others, or of one short sentence. */
  readonly uneven: readonly Span[];
  readonly stray: readonly Span[];
  /** Concluding sentences before the end. */
  readonly misplaced: readonly Span[];
}

/** Specification, document 2, section 5: 2 to 6 paragraphs, transition words and sentence counts; weights are our own. */
const paragraphsNeeded = [2, 6] as const;
const sentencesNeeded = { none: 3, full: 9, most: 30 } as const;
const linkingNeeded = { none: 1, full: 6, groups: 3 } as const;
const weights = {
  paragraphs: 0.25,
  introduction: 0.15,
  conclusion: 0.2,
  linking: 0.25,
  sentences: 0.15,
} as const;
const taken = { misused: 0.1, uneven: 0.05, stray: 0.1, misplaced: 0.1, most: 0.3 } as const;

/** Nearness to the other sentences and the prompt, below which a sentence is off the subject. */
const strayBelow = 0.12;
const unevenFrom = 0.6;
const conclusionWords: readonly LinkingGroup[] = ['conclusion'];

const within = ([from, to]: Span, sentences: readonly SentenceFacts[]) =>
  sentences.filter(({ span }) => span[0] >= from && span[0] < to);

export function findStructure(facts: WritingFacts): StructureFindings {
  const { text, sentences, paragraphs } = facts;
  const [first] = paragraphs;
  const last = paragraphs.at(-1);
  const linking = linkingWordsInPlace(facts);
  const opening = first && within(first, sentences)[0];
  const closing = last && paragraphs.length > 1 ? within(last, sentences) : sentences.slice(-2);
  return {
    paragraphs: paragraphs.length,
    sentences: sentences.length,
    hasIntroduction: opening !== undefined && !hasBackReference.test(textOf(text, opening.span)),
    hasConclusion:
      sentences.length > 2 &&
      concludesAll(
        closing.map(({ span }) => textOf(text, span)),
        paragraphs.length,
      ),
    linkingWords: new Set(linking.map(({ word }) => word)).size,
    linkingGroups: new Set(linking.map(({ group }) => group)).size,
    misused: misusedLinkingWords(text),
    uneven: unevenParagraphs(facts),
    stray: sentences.length < 5 ? [] : sentences.filter(isStray).map(({ span }) => span),
    misplaced: misplacedEndings(facts),
  };
}

const isStray = (sentence: SentenceFacts) =>
  sentence.fitsIn < strayBelow && sentence.nearPrompt < strayBelow && wordsIn(sentence) >= 6;

function unevenParagraphs({ paragraphs, sentences }: WritingFacts): Span[] {
  if (paragraphs.length < 3) return [];
  const lengths = paragraphs.map((paragraph) =>
    within(paragraph, sentences).reduce((sum, sentence) => sum + wordsIn(sentence), 0),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return paragraphs.filter((_span, index) => (lengths[index] ?? 0) > unevenFrom * total);
}

function misplacedEndings({ text, paragraphs, sentences }: WritingFacts): Span[] {
  const last = paragraphs.at(-1);
  if (!last) return [];
  return sentences
    .slice(0, -3)
    .filter(({ span }) => paragraphs.length === 1 || span[0] < last[0])
    .filter(({ span }) => {
      const [link] = linkingWordsIn(textOf(text, span)).filter(({ group }) =>
        conclusionWords.includes(group),
      );
      return link !== undefined && link.span[0] < 3 && link.word !== 'overall' && link.word !== 'ultimately';
    })
    .map(({ span }) => span);
}

export function rateStructure(findings: StructureFindings): Rated {
  const { paragraphs, sentences, hasIntroduction, hasConclusion, linkingWords, linkingGroups } = findings;
  const [fewest, most] = paragraphsNeeded;
  const hasParagraphs = paragraphs >= fewest && paragraphs <= most;
  const linking = between(linkingWords, linkingNeeded.none, linkingNeeded.full);
  const earned =
    (hasParagraphs ? weights.paragraphs : 0) +
    (hasIntroduction ? weights.introduction : 0) +
    (hasConclusion ? weights.conclusion : 0) +
    weights.linking * linking * Math.min(1, linkingGroups / linkingNeeded.groups) +
    (sentences <= sentencesNeeded.most
      ? weights.sentences * between(sentences, sentencesNeeded.none, sentencesNeeded.full)
      : 0);
  const loss =
    taken.misused * findings.misused.length +
    taken.uneven * findings.uneven.length +
    taken.stray * findings.stray.length +
    taken.misplaced * findings.misplaced.length;
  // A text of one block has little structure.
  const cap = hasParagraphs ? 1 : 0.5;
  return {
    share: Math.max(0, Math.min(cap, earned) - Math.min(taken.most, loss)),
    evidence: evidenceOf(findings),
  };
}

function evidenceOf(findings: StructureFindings): Evidence[] {
  const { paragraphs, sentences, hasIntroduction, hasConclusion, linkingWords } = findings;
  const [fewest, most] = paragraphsNeeded;
  return [
    { kind: 'count', of: 'paragraphs', count: paragraphs, full: [fewest, most] },
    { kind: 'count', of: 'sentences', count: sentences, full: [sentencesNeeded.full, sentencesNeeded.most] },
    { kind: 'count', of: 'linking_words', count: linkingWords, full: [linkingNeeded.full, null] },
    ...(paragraphs < fewest ? [reason('one_paragraph')] : []),
    ...(paragraphs > most ? [reason('too_many_paragraphs')] : []),
    ...(hasIntroduction ? [] : [reason('no_introduction')]),
    ...(hasConclusion ? [] : [reason('no_conclusion')]),
    ...(linkingWords < linkingNeeded.full ? [reason('few_linking_words')] : []),
    ...findings.misused.map((span) => reason('linking_word_misused', span)),
    ...findings.misplaced.map((span) => reason('linking_word_misused', span)),
    ...findings.uneven.map((span) => reason('uneven_paragraphs', span)),
    ...findings.stray.map((span) => reason('stray_sentence', span)),
  ];
}
