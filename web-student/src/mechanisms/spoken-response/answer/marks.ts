import { aroundPause, type Pause, type SpokenWord, type Stretch } from './spoken-words.ts';

export interface Mark {
  readonly kind: Exclude<SpokenWord['state'], 'said'> | 'pause';
  readonly at: Stretch;
  readonly heard: Stretch;
  readonly index?: number;
}

export function marksOf(words: readonly SpokenWord[]): Mark[] {
  return words.flatMap((word, index) => [
    ...(word.pausesBefore ?? []).map(markOfPause),
    ...markOfWord(words, index),
    ...(word.pausesAfter ?? []).map(markOfPause),
  ]);
}

const markOfPause = (pause: Pause): Mark => ({ kind: 'pause', at: pause.at, heard: aroundPause(pause) });

function markOfWord(words: readonly SpokenWord[], index: number): Mark[] {
  const word = words[index];
  if (!word || word.state === 'said') return [];
  const { state: kind, at, gap, place } = word;
  if (at) return [{ kind, at, heard: at, index }];
  if (!gap || !place || words[index - 1]?.place) return [];
  const middle = (place[0] + place[1]) / 2;
  return [{ kind, at: [middle, middle], heard: gap, index }];
}

/**
 * The nearest mark within reach. A mark without length counts as wider, or a pause around it would hide it.
 * @param reach ms on each side
 */
export function markNear(marks: readonly Mark[], ms: number, reach: number): Mark | undefined {
  const away = ({ at: [from, to] }: Mark) => {
    const distance = Math.max(0, from - ms, ms - to);
    return from === to ? Math.max(0, distance - reach / 2) : distance;
  };
  const length = ({ at: [from, to] }: Mark) => to - from;
  return marks
    .filter((mark) => away(mark) <= reach)
    .toSorted((one, other) => away(one) - away(other) || length(one) - length(other))[0];
}
