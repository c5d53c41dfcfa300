import type { HeardWord, ReferenceWord } from '#domain/scoring/speaking/facts.ts';

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/**
 * The recogniser returns only the beginning of the word it heard ("lab"); the freely recognised word there with that
 * beginning completes it ("laboratory").
 */
export function withWholeWords(
  reference: readonly ReferenceWord[],
  heard: readonly HeardWord[],
): ReferenceWord[] {
  return reference.map((word) => {
    const { at, heard: begun } = word;
    if (at === null || begun === null || plain(begun) === '') return word;
    const whole = heard.find(
      ({ text, startMs, endMs }) =>
        startMs < at.endMs && endMs > at.startMs && plain(text).startsWith(plain(begun)),
    );
    return whole ? { ...word, heard: whole.text.replace(/[.,;:!?…]+$/u, '') } : word;
  });
}
