export const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word with the capital that another one begins with; "I" lends none. */
export function casedLike(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) && like !== 'I' ? withCapital(word) : word;
}

const vowelSound = /^(?:[aeiou]|hour|honest|honou?r|heir)/i;
/** Vowels that sound like "you" or "won". */
const consonantSound =
  /^(?:eu|ewe|one(?:$|s|-)|once|ouija|u(?:ni(?!n|m|d(?!i))|nan|s[aeiu]|t[ie]|ra|ro|biq|k$))/i;

/** "a" or "an", by the sound that the next word begins with. */
export function articleBefore(next: string): 'a' | 'an' {
  return vowelSound.test(next) && !consonantSound.test(next) ? 'an' : 'a';
}
