import type { Sentence } from '#domain/question-types/mechanisms/track.ts';
import type { SpokenWord, Stretch } from '../spoken-words.ts';

export interface DrillPart {
  readonly from: number;
  readonly to: number;
  readonly words: readonly { readonly text: string; readonly wentWrong: boolean }[];
}

/** Students practise a word with its neighbours, because alone it sounds different. */
const wordsAround = 2;
const mostWords = 12;
const mostParts = 5;

const endsSentence = (text: string) => /[.!?]["'”’]?$/.test(text);

export function drillParts(words: readonly SpokenWord[]): DrillPart[] {
  const places = (...states: readonly SpokenWord['state'][]) =>
    words.flatMap(({ state }, place) => (states.includes(state) ? [place] : []));
  const worst = places('missed', 'replaced');
  const wrong = new Set(worst.length > 0 ? worst : places('unclear'));
  const parts: { from: number; to: number }[] = [];
  for (const place of wrong) {
    const [from, to] = phraseAround(words, place);
    const last = parts.at(-1);
    const joins =
      last && from <= last.to + 1 && to - last.from < mostWords && !endsSentence(words[last.to]?.text ?? '');
    if (joins) last.to = to;
    else if (!last || place > last.to) parts.push({ from: Math.max(from, (last?.to ?? -1) + 1), to });
  }
  const wrongIn = ({ from, to }: { from: number; to: number }) =>
    [...wrong].filter((place) => place >= from && place <= to).length;
  const hardest = parts.toSorted((one, other) => wrongIn(other) - wrongIn(one)).slice(0, mostParts);
  return hardest
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({
      from,
      to,
      words: words
        .slice(from, to + 1)
        .map(({ text }, index) => ({ text, wentWrong: wrong.has(from + index) })),
    }));
}

function phraseAround(words: readonly SpokenWord[], place: number): [from: number, to: number] {
  let [from, to] = [place, place];
  for (let steps = 0; steps < wordsAround; steps += 1) {
    if (from > 0 && !endsSentence(words[from - 1]?.text ?? '')) from -= 1;
    if (to < words.length - 1 && !endsSentence(words[to]?.text ?? '')) to += 1;
  }
  return [from, to];
}

const wordCount = (text: string) => text.trim().split(/\s+/).length;

export function readingOf(
  sentences: readonly Sentence[],
  textWords: number,
  { from, to }: Pick<DrillPart, 'from' | 'to'>,
): Stretch | undefined {
  let next = 0;
  const placed = sentences.map(({ text, startMs, endMs }) => {
    const first = next;
    next += wordCount(text);
    return { first, last: next - 1, startMs, endMs };
  });
  if (next !== textWords) return undefined;
  const touched = placed.filter(({ first, last }) => first <= to && last >= from);
  const [begin, end] = [touched[0], touched.at(-1)];
  return begin && end && [begin.startMs, end.endMs];
}
