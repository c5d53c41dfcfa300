import type { SpokenState } from '#domain/scoring/speaking/evidence.ts';
import type { Score } from '#domain/scoring/score.ts';

export type Stretch = readonly [from: number, to: number];

export interface SpokenWord {
  readonly text: string;
  readonly state: SpokenState;
  readonly at?: Stretch;
  /** Of an omitted word: from the spoken word before it to the one after it, or only the one that exists. */
  readonly gap?: Stretch;
  readonly place?: Stretch;
  readonly heard?: string;
  readonly pausesBefore?: readonly Pause[];
  readonly pausesAfter?: readonly Pause[];
}

export interface Pause {
  readonly at: Stretch;
  readonly within: boolean;
}

/** Words of free speech below the specification's lower band are unclear: document 2, section 9. */
const unclearBelow = 0.5;

const evidenceOf = (score: Score) => score.traits.flatMap(({ evidence }) => evidence);
const readable = (text: unknown) => (typeof text === 'string' ? text : '…');

/**
 * The words of `reference` and how the student said each; without a reference, the recognised words.
 * @param reference the text to read aloud
 */
export function spokenWords(score: Score, reference: string | undefined): SpokenWord[] {
  const words = reference === undefined ? freeWords(score) : referenceWords(score, reference);
  const pauses = Map.groupBy(pausesOf(score), (pause) =>
    words.findLastIndex(({ at }) => at !== undefined && at[0] < pause.at[0]),
  );
  return words.map((word, index) => {
    const pausesBefore = index === 0 ? pauses.get(-1) : undefined;
    const pausesAfter = pauses.get(index);
    return {
      ...word,
      ...(!word.at && gapAt(words, index)),
      ...(pausesBefore && { pausesBefore }),
      ...(pausesAfter && { pausesAfter }),
    };
  });
}

export const pausesOf = (score: Score): Pause[] =>
  evidenceOf(score)
    .flatMap((piece) => (piece.kind === 'pause' ? [{ at: piece.at, within: piece.within }] : []))
    .toSorted((one, other) => one.at[0] - other.at[0]);

function gapAt(words: readonly SpokenWord[], index: number): Pick<SpokenWord, 'gap' | 'place'> {
  const before = words.slice(0, index).findLast(({ at }) => at !== undefined)?.at;
  const behind = words.slice(index).find(({ at }) => at !== undefined)?.at;
  const [first, last] = [before ?? behind, behind ?? before];
  if (!first || !last) return {};
  const from = before ? before[1] : last[0];
  return { gap: [first[0], last[1]], place: [from, behind ? Math.max(from, behind[0]) : from] };
}

function referenceWords(score: Score, reference: string): SpokenWord[] {
  const pieces = new Map(
    evidenceOf(score).flatMap((piece) => (piece.kind === 'spoken' ? [[piece.index, piece] as const] : [])),
  );
  return reference
    .trim()
    .split(/\s+/)
    .map((text, index) => {
      const piece = pieces.get(index);
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

export const heardText = ({ heard = [] }: Score) => heard.map(({ text }) => readable(text)).join(' ');

export function heardAt({ heard = [] }: Score, [from, to]: Stretch): Stretch | undefined {
  let offset = 0;
  const within = heard.filter(({ text }) => {
    const start = offset;
    const end = start + readable(text).length;
    offset = end + 1;
    return start < to && end > from;
  });
  const [first, last] = [within[0], within.at(-1)];
  return first && last && [first.at[0], last.at[1]];
}

/** Played before and after a pause, because a pause alone is silence. */
const msAroundPause = 1000;

export const aroundPause = ({ at: [from, to] }: Pause): Stretch => [
  Math.max(0, from - msAroundPause),
  to + msAroundPause,
];
