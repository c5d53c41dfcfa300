export const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Copies the capital of `like`, unless that is "I", which always has one. */
export function casedLike(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) && like !== 'I' ? withCapital(word) : word;
}

const vowelSound = /^(?:[aeiou]|hour|honest|honou?r|heir)/i;
/** Spelt with a vowel, but spoken like "you" or "won". */
const consonantSound =
  /^(?:eu|ewe|one(?:$|s|-)|once|ouija|u(?:ni(?!n|m|d(?!i))|nan|s[aeiu]|t[ie]|ra|ro|biq|k$))/i;

/** By the sound of the next word. */
export function articleBefore(next: string): 'a' | 'an' {
  return vowelSound.test(next) && !consonantSound.test(next) ? 'an' : 'a';
}
