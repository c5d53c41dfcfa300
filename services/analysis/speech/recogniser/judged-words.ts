import type { Forced } from './force.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordProbability, type TokenWord } from './words.ts';

export interface JudgedWord extends TokenWord {
  readonly probability: number;
  /** The word that the recogniser preferred; null for the word itself, empty for silence. */
  readonly heard: string | null;
  readonly isLeftOut: boolean;
}

/** Words below this were omitted if silence or the next word fits better: finds 9 of 10, and 3 false ones in 12,000. */
const leftOut = 0.1;

/** After an omitted word without a better alternative, less probable words were not reached. */
const notReached = 0.3;

/** Judges the words of a forced alignment. */
export function judgeWords(
  vocabulary: Vocabulary,
  forced: Forced,
  words: readonly TokenWord[],
): JudgedWord[] {
  const { tokens, probabilities, preferred } = forced;
  const judged = words.map((word) => {
    const place = placesOf(word).find(
      (at) => vocabulary.hasLetters(tokens[at] ?? -1) && preferred[at] !== tokens[at],
    );
    const instead = place === undefined ? undefined : preferred[place];
    return {
      ...word,
      probability: wordProbability(vocabulary, tokens, probabilities, word),
      // The end token has no text.
      heard: instead === undefined ? null : vocabulary.textOf([instead]).trim(),
    };
  });
  const end = brokenOffAt(judged);
  return judged.map((word, at) =>
    // After the end there is no sound, so alternatives are guesses from the text.
    at >= end
      ? { ...word, probability: 0, heard: '', isLeftOut: true }
      : { ...word, isLeftOut: isLeftOut(word, judged[at + 1]?.text) },
  );
}

const placesOf = ({ from, to }: TokenWord) => Array.from({ length: to - from }, (_, at) => from + at);

type Unplaced = Omit<JudgedWord, 'isLeftOut'>;

/** Index of the first word after the speech ended; the length if all were spoken. */
function brokenOffAt(words: readonly Unplaced[]): number {
  const tail = words.findLastIndex(({ probability }) => probability >= notReached) + 1;
  const end = words.slice(tail).findIndex(({ heard, probability }) => heard === '' && probability < leftOut);
  return end < 0 ? words.length : tail + end;
}

function isLeftOut({ probability, heard }: Unplaced, next: string | undefined): boolean {
  if (probability >= leftOut || heard === null) return false;
  const [one, other] = [plain(heard), plain(next ?? '')];
  if (one === '') return true;
  // One letter starts too many words.
  return one === other || (one.length > 1 && other.startsWith(one));
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
