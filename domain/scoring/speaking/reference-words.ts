import { sameWord } from '../words.ts';
import type { SpokenState } from './evidence.ts';
import type { ReferenceWord, SpeakingFacts } from './facts.ts';

/** A word that was to be said, and what became of it. */
export interface JudgedWord {
  readonly word: ReferenceWord;
  readonly state: SpokenState;
}

/**
 * Probabilities below which a word was not heard as itself. Of learners' good words 4 % lie below `wrong` and 11 %
 * below `unclear`; of those of clear speakers hardly any, so for them `unclear` is wrong already. Measured on rated
 * readings of learners and on voices: fact sheet on speech.
 */
const wrong = 0.02;
const unclear = 0.1;
const clearSpeaker = 0.85;
/** Words of few sounds are told by their neighbours: they are never said to be wrong, only unclear. */
const shortWord = 3;

const plain = (word: string) => sameWord(word).replaceAll(/[^\p{L}\p{N}']/gu, '');

/** What was heard is silence, or what comes next: the word itself was left out. */
function isLeftOut({ heard }: ReferenceWord, next: ReferenceWord | undefined): boolean {
  const instead = plain(heard ?? '');
  if (instead === '') return heard !== null;
  const following = plain(next?.text ?? '');
  return following.startsWith(instead) && (instead.length > 1 || following === instead);
}

function stateOf(word: ReferenceWord, next: ReferenceWord | undefined, isClear: boolean): SpokenState {
  if (word.probability >= unclear) return 'said';
  if (isLeftOut(word, next)) return 'missed';
  const isWrong = word.probability < (isClear ? unclear : wrong) && plain(word.text).length > shortWord;
  return isWrong ? 'replaced' : 'unclear';
}

/** What became of each word that was to be said. */
export function judgeWords({ reference }: Pick<SpeakingFacts, 'reference'>): JudgedWord[] {
  const mean = reference.reduce((sum, { probability }) => sum + probability, 0) / (reference.length || 1);
  return reference.map((word, at) => ({
    word,
    state: stateOf(word, reference[at + 1], mean >= clearSpeaker),
  }));
}

/** A word of some length that is so probable was said, whatever stands beside it. */
const surely = 0.3;

/**
 * What each word counts for, 0 to 1. Chance finds a short word in any sound, and two of them now and then ("to be"), so
 * a word counts in full where it was said beside another one, one of the two a word of some length, or is surely said
 * itself; what stands beside such words counts even where it is unclear.
 */
export function worthOf(words: readonly JudgedWord[]): number[] {
  const isLong = (at: number) => plain(words[at]?.word.text ?? '').length > shortWord;
  const isSaid = (at: number) => words[at]?.state === 'said';
  const isPair = (at: number) => isSaid(at) && isSaid(at + 1) && (isLong(at) || isLong(at + 1));
  const isSure = words.map(
    ({ word }, at) => isPair(at - 1) || isPair(at) || (isLong(at) && word.probability >= surely),
  );
  return words.map(({ state }, at) => {
    if (isSure[at]) return 1;
    const isBesideSure = isSure[at - 1] === true || isSure[at + 1] === true;
    if (isBesideSure && (state === 'said' || state === 'unclear')) return 1;
    return state === 'said' ? 0.5 : 0;
  });
}
