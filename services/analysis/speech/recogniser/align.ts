import type { Part } from '../voice/voice.ts';
import { force, type Forced } from './force.ts';
import { placeWords } from './place-words.ts';
import type { Recogniser } from './recogniser.ts';
import { tokenTimes } from './token-times.ts';
import type { TranscribedWindow } from './transcribe.ts';
import { windowOfWords } from './window-of-words.ts';
import { tokensOfWords, wordProbability, type TokenWord } from './words.ts';

/** A word that was to be said, and how the sound fits it. */
export interface AlignedWord {
  readonly text: string;
  readonly probability: number;
  /** What would rather have been heard there; null for the word itself, empty for silence. */
  readonly heard: string | null;
  /** In seconds; null where it was left out. */
  readonly at: Part | null;
}

/**
 * A word less probable than this, where the next word or nothing would rather have been heard, was left out: that finds
 * nine of ten words that were left out, and names 3 of 12,000 that were read (synthetic voices).
 */
const leftOut = 0.1;

/** How the sound fits a text that was to be said, word by word; one word for each in the text that has letters. */
export async function align(
  recogniser: Recogniser,
  reference: string,
  windows: readonly TranscribedWindow[],
  runs: readonly Part[],
): Promise<AlignedWord[]> {
  const words = reference.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
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
    aligned.push(...inPlace(judgeWords(recogniser, forced, own.words, window.part), runs));
    before = [...before, ...own.tokens];
  }
  return aligned;
}

type Judged = Omit<AlignedWord, 'at'> & { readonly at: Part };

function judgeWords(
  { vocabulary }: Recogniser,
  forced: Forced,
  words: readonly TokenWord[],
  part: Part,
): Judged[] {
  const { tokens, probabilities, preferred, offset } = forced;
  const times = tokenTimes(forced.decoded, {
    offset,
    count: tokens.length,
    seconds: part.end - part.start,
  }).map((time) => time + part.start);
  return words.map((word) => {
    const place = range(word).find(
      (at) => vocabulary.hasLetters(tokens[at] ?? -1) && preferred[at] !== tokens[at],
    );
    const instead = place === undefined ? undefined : preferred[place];
    return {
      text: word.text,
      probability: wordProbability(vocabulary, tokens, probabilities, word),
      // The end of all that is said has no text.
      heard: instead === undefined ? null : vocabulary.textOf([instead]).trim(),
      at: { start: times[word.from] ?? part.end, end: times[word.to] ?? part.end },
    };
  });
}

const range = ({ from, to }: TokenWord) => Array.from({ length: to - from }, (_, at) => from + at);

/** A word that was left out has no place, and its neighbours meet the pauses in its stead. */
function inPlace(words: readonly Judged[], runs: readonly Part[]): AlignedWord[] {
  const isSaid = words.map((word, at) => !isLeftOut(word, words[at + 1]?.text));
  const places = placeWords(
    words.filter((_, at) => isSaid[at]).map(({ at }) => at),
    runs,
  ).values();
  return words.map((word, at) => ({ ...word, at: isSaid[at] ? (places.next().value ?? null) : null }));
}

function isLeftOut({ probability, heard }: Judged, next: string | undefined): boolean {
  if (probability >= leftOut || heard === null) return false;
  const [one, other] = [plain(heard), plain(next ?? '')];
  if (one === '') return true;
  // One letter begins too many words to tell anything, unless it is the word.
  return one === other || (one.length > 1 && other.startsWith(one));
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
