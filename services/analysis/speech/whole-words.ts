import type { HeardWord, ReferenceWord } from '#domain/scoring/speaking/facts.ts';

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/**
 * What was heard instead of words, as whole words. The recogniser names the beginning of what it would rather have
 * heard ("lab"); where the word that was recognised freely in the same place begins so, that word is meant
 * ("laboratory").
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
