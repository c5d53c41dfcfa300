import { interval } from '../statistics/bootstrap.ts';
import { inTable } from '../table.ts';

/** A word with the experts' rating, 0 to 10, and the engine's judgement. */
export interface RatedWord {
  readonly speaker: string;
  readonly rated: number;
  /** The certainty that it was pronounced well, in log odds. */
  readonly certainty: number;
  readonly isMarked: boolean;
}

/** Words rated at most `badly` were pronounced badly; words rated at least `well`, well. */
export const badly = 4;
export const well = 7;
/** The maximum share of well-pronounced words that may be marked. */
const goodMarked = 0.05;

type Rule = (word: RatedWord) => boolean;

const shareOf = (words: readonly RatedWord[], isMarked: Rule): number | null =>
  words.length === 0 ? null : words.filter(isMarked).length / words.length;

/**
 * The bad words found and the good words marked, each with its 95 % interval by speakers: by the product, by a limit
 * fitted to all other speakers, and by such a limit on the certainty plus the mean of the speaker's words.
 */
export function markTable(words: readonly RatedWord[]): string {
  const own = Map.groupBy(words, ({ speaker }) => speaker);
  const relative = words.map((word) => {
    const others = own.get(word.speaker) ?? [];
    const mean = others.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, others.length);
    return { ...word, certainty: word.certainty + mean };
  });
  const rows: [name: string, words: readonly RatedWord[], isMarked: Rule][] = [
    ['by the product', words, ({ isMarked }) => isMarked],
    ['limit of the other speakers', words, leftOutRule(words)],
    ['the same, with the mean of all readings of the speaker', relative, leftOutRule(relative)],
  ];
  return inTable(
    ['words marked', 'bad found', 'good marked'],
    rows.map(([name, of, isMarked]) => [
      name,
      withInterval(of, (some) =>
        shareOf(
          some.filter(({ rated }) => rated <= badly),
          isMarked,
        ),
      ),
      withInterval(of, (some) =>
        shareOf(
          some.filter(({ rated }) => rated >= well),
          isMarked,
        ),
      ),
    ]),
  );
}

/** Marks words below the limit that marks one in twenty good words of all other speakers. */
function leftOutRule(words: readonly RatedWord[]): Rule {
  const speakers = [...new Set(words.map(({ speaker }) => speaker))];
  const limits = new Map(
    speakers.map((left) => {
      const good = words
        .filter(({ speaker, rated }) => speaker !== left && rated >= well)
        .map(({ certainty }) => certainty)
        .toSorted((one, other) => one - other);
      return [left, good[Math.floor(goodMarked * good.length)] ?? -Infinity];
    }),
  );
  return ({ speaker, certainty }) => certainty < (limits.get(speaker) ?? -Infinity);
}

function withInterval(
  words: readonly RatedWord[],
  figureOf: (words: readonly RatedWord[]) => number | null,
): string {
  const [low, high] = interval(words, ({ speaker }) => speaker, figureOf);
  return `${figureOf(words)?.toFixed(2) ?? ''} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}
