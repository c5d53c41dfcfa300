/** A word of a text with its range of UTF-16 offsets, end exclusive. */
export interface TextWord {
  readonly text: string;
  readonly span: [number, number];
}

/** What keyboards of all kinds give for an apostrophe, the straight one first. */
const apostrophes = "'’‘ʼʻ‛`´′＇";
const wordPattern = new RegExp(`[\\p{L}\\p{M}\\p{N}]+(?:[${apostrophes}-][\\p{L}\\p{M}\\p{N}]+)*`, 'gu');
const apostrophePattern = new RegExp(`[${apostrophes}]`, 'gu');

/** The words of a text without the punctuation around them; apostrophes and hyphens inside a word belong to it. */
export function wordsOf(text: string): TextWord[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    span: [match.index, match.index + match[0].length],
  }));
}

/** How many words a text has, counted as a word processor does: specification, document 2, section 5. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** A word as it is compared: upper case and the kind of apostrophe make no other word. */
export function sameWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll(apostrophePattern, "'");
}

/**
 * For each expected word the given word that matches it, wherever it stands; each given word counts once.
 * Source: specification, document 2, section 9, write from dictation.
 */
export function matchWords(
  expected: readonly TextWord[],
  given: readonly TextWord[],
): { kind: 'word'; expected: string; span: [number, number] | null }[] {
  const left = new Map<string, [number, number][]>();
  for (const word of given) {
    const key = sameWord(word.text);
    left.set(key, [...(left.get(key) ?? []), word.span]);
  }
  return expected.map((word) => ({
    kind: 'word',
    expected: word.text,
    span: left.get(sameWord(word.text))?.shift() ?? null,
  }));
}
