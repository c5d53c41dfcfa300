import { inOneSpelling } from '#domain/scoring/comparing/spelling-varieties.ts';
import type { Part } from '../voice/voice.ts';
import { force, type Forced } from './force.ts';
import { judgeWords, type JudgedWord } from './judged-words.ts';
import { placeWords } from './place-words.ts';
import type { Recogniser } from './recogniser.ts';
import { tokenTimes } from './token-times.ts';
import type { SpokenWindow } from './transcribe.ts';
import { windowOfWords } from './window-of-words.ts';
import { tokensOfWords } from './words.ts';

/** A word that was to be said, and how the sound fits it. */
export interface AlignedWord {
  readonly text: string;
  readonly probability: number;
  /** The word that the recogniser preferred there; null for the word itself, empty for silence. */
  readonly heard: string | null;
  /** In seconds; null where it was left out. */
  readonly at: Part | null;
  /** The word in the spelling that fits the sound better. */
  readonly spelt: string;
  /** Where it was looked for. */
  readonly window: SpokenWindow;
}

/** How the sound fits a text that was to be said, word by word; one word for each in the text that has letters. */
export async function align(
  recogniser: Recogniser,
  reference: string,
  windows: readonly SpokenWindow[],
  runs: readonly Part[],
): Promise<AlignedWord[]> {
  const words = reference.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const written = await alignWords(recogniser, words, windows, runs);
  const american = words.map(inAmericanSpelling);
  if (american.every((word, at) => word === words[at])) return written;
  // The recogniser writes as in America: a word that is spelt otherwise is as probable as its better spelling.
  const other = await alignWords(recogniser, american, windows, runs);
  return written.map((word, at) => {
    const better = other[at];
    return better && american[at] !== words[at] && better.probability > word.probability
      ? { ...better, text: word.text }
      : word;
  });
}

/** A word in its American spelling, the marks around it as they are. */
const inAmericanSpelling = (word: string): string =>
  word.replace(/\p{L}+/u, (letters) => {
    const lower = letters.toLowerCase();
    const spelt = inOneSpelling(lower);
    if (spelt === lower) return letters;
    return letters.startsWith(lower.charAt(0)) ? spelt : spelt.charAt(0).toUpperCase() + spelt.slice(1);
  });

async function alignWords(
  recogniser: Recogniser,
  words: readonly string[],
  windows: readonly SpokenWindow[],
  runs: readonly Part[],
): Promise<AlignedWord[]> {
  const heard = windows.flatMap((each, window) => each.words.map(({ text }) => ({ text, window })));
  const owners = windows.length > 1 ? windowOfWords(words, heard) : words.map(() => 0);
  const aligned: AlignedWord[] = [];
  let before: number[] = [];
  for (const [at, window] of windows.entries()) {
    const own = tokensOfWords(
      recogniser.vocabulary,
      words.filter((_, place) => owners[place] === at),
    );
    if (own.words.length === 0) continue;
    const forced = await force(recogniser, window.encoded, own.tokens, before);
    const judged = judgeWords(recogniser.vocabulary, forced, own.words);
    const places = await placesInSound(recogniser, window, forced, judged);
    aligned.push(
      ...judged.map(({ text, probability, heard: instead }, place) => ({
        text,
        probability,
        heard: instead,
        at: places[place] ?? null,
        spelt: text,
        window,
      })),
    );
    before = [...before, ...own.tokens];
  }
  return snapped(aligned, runs);
}

function snapped(words: readonly AlignedWord[], runs: readonly Part[]): AlignedWord[] {
  const places = placeWords(
    words.flatMap(({ at }) => at ?? []),
    runs,
  ).values();
  return words.map((word) => ({ ...word, at: word.at && (places.next().value ?? null) }));
}

/** When each word was said. An omitted word has no time and takes none from its neighbours. */
async function placesInSound(
  recogniser: Recogniser,
  { encoded, part }: SpokenWindow,
  forced: Forced,
  words: readonly JudgedWord[],
): Promise<(Part | null)[]> {
  const said = words.filter(({ isLeftOut }) => !isLeftOut);
  const again = tokensOfWords(
    recogniser.vocabulary,
    said.map(({ text }) => text),
  );
  const { tokens, decoded, offset } =
    said.length === words.length ? forced : await force(recogniser, encoded, again.tokens);
  const seconds = part.end - part.start;
  const times = tokenTimes(decoded, { offset, count: tokens.length, seconds });
  const places = again.words
    .map(({ from, to }) => ({
      start: part.start + (times[from] ?? seconds),
      end: part.start + (times[to] ?? seconds),
    }))
    .values();
  return words.map(({ isLeftOut }) => (isLeftOut ? null : (places.next().value ?? null)));
}
