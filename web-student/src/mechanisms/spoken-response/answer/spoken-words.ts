import type { SpokenState } from '#domain/scoring/speaking/evidence.ts';
import type { Score } from '#domain/scoring/score.ts';

/** Ms of a recording, from and to. */
export type Stretch = readonly [from: number, to: number];

/** A word of an answer as it is shown: of what was to be said, or of what was recognised. */
export interface SpokenWord {
  readonly text: string;
  readonly state: SpokenState;
  /** Where it is heard; nowhere where it was left out. */
  readonly at?: Stretch;
  /** Of a word that was left out: from the word before it to the one behind it, where both were said. */
  readonly gap?: Stretch;
  /** What was heard instead. */
  readonly heard?: string;
  /** Ms of a pause that interrupts, right after it. */
  readonly pauseAfter?: Stretch;
}

/** Below the lower band of the specification a word of free speech is told as unclear: document 2, section 9. */
const unclearBelow = 0.5;

const evidenceOf = (score: Score) => score.traits.flatMap(({ evidence }) => evidence);
const readable = (text: unknown) => (typeof text === 'string' ? text : '…');

/**
 * The words of an answer in order: those of `reference` with how each was said, or else what was recognised.
 * @param reference what was to be said word by word
 */
export function spokenWords(score: Score, reference: string | undefined): SpokenWord[] {
  const words = reference === undefined ? freeWords(score) : referenceWords(score, reference);
  const pauses = evidenceOf(score).flatMap((piece) => (piece.kind === 'pause' ? [piece.at] : []));
  const after = new Map(
    pauses.map((pause) => [words.findLastIndex(({ at }) => at !== undefined && at[0] < pause[0]), pause]),
  );
  return words.map((word, index) => {
    const pauseAfter = after.get(index);
    const gap = word.at ? undefined : gapAt(words, index);
    return { ...word, ...(gap && { gap }), ...(pauseAfter && { pauseAfter }) };
  });
}

function gapAt(words: readonly SpokenWord[], index: number): Stretch | undefined {
  const before = words.slice(0, index).findLast(({ at }) => at !== undefined)?.at;
  const behind = words.slice(index).find(({ at }) => at !== undefined)?.at;
  return before && behind && [before[0], behind[1]];
}

function referenceWords(score: Score, reference: string): SpokenWord[] {
  const said = new Map(
    evidenceOf(score).flatMap((piece) => (piece.kind === 'spoken' ? [[piece.index, piece] as const] : [])),
  );
  return reference
    .trim()
    .split(/\s+/)
    .map((text, index) => {
      const piece = said.get(index);
      return {
        text,
        state: piece?.state ?? 'missed',
        ...(piece?.at && { at: piece.at }),
        ...(piece?.heard !== undefined && { heard: readable(piece.heard) }),
      };
    });
}

const freeWords = ({ heard = [] }: Score): SpokenWord[] =>
  heard.map(({ text, probability, at }) => ({
    text: readable(text),
    state: probability < unclearBelow ? 'unclear' : 'said',
    at,
  }));

/** What was recognised, as one text: key points name their places in it by offsets. */
export const heardText = ({ heard = [] }: Score) => heard.map(({ text }) => readable(text)).join(' ');
