export interface ReadWord {
  readonly text: string;
  readonly isStressed: boolean;
  readonly isLinked: boolean;
}

/** Function words: unstressed unless the speaker emphasises them. */
const weakWords = new Set(
  `a an the this that these those some any each every no
   i you he she it we they me him her us them my your his its our their who whom whose which what
   and or but nor so yet if as than because although though while when where until unless whether
   of in on at by for from to with into onto over under about after before between through during against
   is are was were be been being am do does did have has had having will would shall should can could may might must
   not there here then too very just also`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}']/gu, '');
const endsPhrase = (word: string) => /[.,;:!?—–)]["'”’]?$/.test(word);

/**
 * By spelling: a consonant, also before a silent "e". Final "w", "y" and "h" are hardly heard; "the" ends in a vowel.
 */
function endsInConsonant(word: string): boolean {
  return /[bcdfgjklmnpqrstvxz]$/.test(word) || /[aeiouy][^aeiouyhw]+e$/.test(word);
}

/** By spelling: "use", "Europe" and "one" begin with a consonant sound, and the "h" of "hour" is silent. */
function beginsWithVowel(word: string): boolean {
  if (/^(hour|hono|honest|heir)/.test(word)) return true;
  return /^[aeiou]/.test(word) && !/^(uni|use|usu|uti|eu|once$|one$|one'|ones$)/.test(word);
}

/** Content words carry stress; a consonant links to a following vowel. Spelling alone gives only hints. */
export function readWords(text: string): ReadWord[] {
  const words = text.trim().split(/\s+/);
  return words.map((word, index) => {
    const next = words[index + 1];
    const isLinked =
      next !== undefined && !endsPhrase(word) && endsInConsonant(plain(word)) && beginsWithVowel(plain(next));
    const letters = plain(word);
    return { text: word, isStressed: letters !== '' && !weakWords.has(letters), isLinked };
  });
}
