import { plainWords } from './texts.ts';

/** Vowels in a row are one syllable; a final e, as in -es and -ed, is mute unless it is the only one. */
function syllablesOf(word: string): number {
  const spoken = word
    .replace(/(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$/, '')
    .replace(/(?<=[^aeiouydt])ed$/, 'd')
    .replace(/(?<=[^aeiouysxzcgh])es$/, 's');
  const parted = spoken.replaceAll(/i(?=a(?!g)|o(?!u|n))|(?<=[cst])iou?(?=[nu])/g, (vowels) =>
    vowels === 'i' ? 'i-' : 'o',
  );
  return Math.max(1, parted.match(/[aeiouy]+/g)?.length ?? 0);
}

/** A mark before white space, except after "Mrs." and "Dr.". */
export const sentenceEnd = /(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.?!]['’"]?(?=\s|$)/g;

/** The school grade of a text by Flesch and Kincaid (1975): 11 to 14 is a broadsheet's. */
export function readingGrade(text: string): number {
  const words = plainWords(text);
  const sentences = Math.max(1, text.match(sentenceEnd)?.length ?? 0);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return words.length === 0
    ? 0
    : (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59;
}
