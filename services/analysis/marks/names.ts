import { editDistance } from '#domain/scoring/compare-words.ts';
import type { WordFrequency } from '../text/word-frequency.ts';
import type { Convention } from './dictionaries.ts';
import type { Suggesting } from './suggestions.ts';

type Span = readonly [from: number, to: number];

type NameSense = (text: string, span: Span, kept: Convention) => boolean;

/** Ranks of words that learners probably meant. Short words resemble more others. */
const common = { short: 2500, long: 12_000 } as const;
const shortWord = 4;
/** In letters; from here on two may be wrong. */
const longWord = 8;

const title = /\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|St)\.?\s+$/;
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names follow a title, sign an email, have a capital within a sentence, or start one without a similar common word. */
export function createNameSense(suggesting: Suggesting, frequency: WordFrequency): NameSense {
  return (text, span, kept) => {
    const word = text.slice(...span);
    if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
    const isNamed =
      title.test(text.slice(Math.max(0, span[0] - 12), span[0])) ||
      isInSignature(text, span[0]) ||
      new RegExp(String.raw`[\p{Ll},] ${escaped(word)}(?![\p{L}\p{M}])`, 'u').test(text);
    return isNamed || !isLikeCommonWord(word, kept);
  };

  function isLikeCommonWord(word: string, kept: Convention): boolean {
    const isLong = word.length >= longWord;
    const limit = word.length <= shortWord ? common.short : common.long;
    return suggesting(word, kept).some(
      (other) =>
        (frequency(other) ?? Infinity) <= limit &&
        editDistance(word.toLowerCase(), other.toLowerCase()) <= (isLong ? 2 : 1),
    );
  }
}

/** "Priya Nair": the last line of several, if all of its words have capitals. */
function isInSignature(text: string, at: number): boolean {
  const lines = text.trimEnd();
  const start = lines.lastIndexOf('\n') + 1;
  return start > 0 && at >= start && /^\s*(?:\p{Lu}[\p{L}\p{M}'’.-]*\s*){1,4}$/u.test(lines.slice(start));
}
