import { between } from '../rated.ts';
import { certaintiesOf, ownSoundCounts, plain } from './certainty.ts';
import type { SpokenState } from './evidence.ts';
import type { HeardWord, ReferenceWord, SpeakingFacts } from './facts.ts';
import { wordsReached } from './reach.ts';
import { spokenKey, spokenWords } from './spoken-words.ts';

export interface JudgedWord {
  readonly word: ReferenceWord;
  readonly state: SpokenState;
}

/** A less certain word was said wrongly, if its own sound does not count. */
const wrong = -3.6;
/** Where it counts, the limit is lower by this: seven of ten of experts' bad words are then marked, and one good word in twenty. */
const wrongByOwnSound = -5.5;
/**
 * Noise makes every word less certain, and those that were not said least: the more a room sounds beside the voice, the
 * less certain a word may be. With two voices of machines, words that were left out or replaced stay below -6.6 at 15
 * and at 10 dB over white noise (contrasts of 19 and 14); of those that were said 3 and 4 % do, of 6 and 14 % below -3.6.
 */
const wrongInNoise = -6.6;
/** Contrasts in dB: above the one there is no noise to speak of, below the other the rule is that of noise. */
const [quiet, noisy] = [24, 16];

const wrongAt = (contrast: number): number =>
  wrong +
  ownSoundCounts(contrast) * wrongByOwnSound +
  (1 - between(contrast, noisy, quiet)) * (wrongInNoise - wrong);

/** A less probable word was not heard as itself: 11 % of learners' good words, hardly any of clear speakers'. */
const unclear = 0.1;
const clearSpeaker = 0.85;
/** The neighbours of a short word decide its state, even for clear speakers. */
const shortWord = 3;

/** If the recogniser heard silence or the next word, the word was left out. */
function isLeftOut({ heard }: ReferenceWord, next: ReferenceWord | undefined): boolean {
  const instead = plain(heard ?? '');
  if (instead === '') return heard !== null;
  const following = plain(next?.text ?? '');
  return following.startsWith(instead) && (instead.length > 1 || following === instead);
}

/** The state of each word of the text; words that do not fit into the sound count as missed. */
export function judgeWords(
  facts: Pick<SpeakingFacts, 'reference' | 'heard' | 'contrast' | 'runs'>,
): JudgedWord[] {
  const { heard, contrast } = facts;
  const reached = wordsReached(facts);
  const reference = facts.reference.slice(0, reached);
  const judged = judgeReached(reference, heard, contrast);
  return [...judged, ...facts.reference.slice(reached).map((word) => ({ word, state: 'missed' as const }))];
}

function judgeReached(
  reference: readonly ReferenceWord[],
  heard: readonly HeardWord[],
  contrast: number,
): JudgedWord[] {
  const spoken = reference.filter(
    (word, at) => word.probability >= unclear || !isLeftOut(word, reference[at + 1]),
  );
  const certainties = certaintiesOf({ reference: spoken, heard, contrast });
  const certaintyOf = new Map(spoken.map((word, at) => [word, certainties[at] ?? 0]));
  const mean = reference.reduce((sum, { probability }) => sum + probability, 0) / (reference.length || 1);
  return reference.map((word) => {
    const certainty = certaintyOf.get(word);
    if (certainty === undefined) return { word, state: 'missed' };
    const isWrong = certainty < wrongAt(contrast);
    return { word, state: stateOf(word, heard, { isWrong, isClear: mean >= clearSpeaker }) };
  });
}

/** The same word was heard in another spelling, or a number in figures: "realize" for "realise", "30" for "thirty". */
function isSameSpoken({ text, heard }: ReferenceWord): boolean {
  if (heard !== null && heard !== '' && spokenKey(heard) === spokenKey(text)) return true;
  const [word] = spokenWords(text);
  return word !== undefined && /\d/.test(word) && spokenWords(heard ?? '')[0] === word;
}

/** Whether the other word was added before this one: the recogniser found both in its place, one after the other. */
function isAfterAdded({ text, heard: instead, at }: ReferenceWord, heard: readonly HeardWord[]): boolean {
  if (at === null || instead === null) return false;
  const [added, own] = [plain(instead), plain(text)];
  return heard.some((word, index) => {
    const next = heard[index + 1];
    const isPair = next !== undefined && plain(word.text) === added && plain(next.text) === own;
    return isPair && word.startMs < at.endMs && next.endMs > at.startMs;
  });
}

function stateOf(
  word: ReferenceWord,
  heard: readonly HeardWord[],
  { isWrong, isClear }: { readonly isWrong: boolean; readonly isClear: boolean },
): SpokenState {
  const { text, probability } = word;
  if (isSameSpoken(word) || isAfterAdded(word, heard)) return 'said';
  if (isWrong) return 'replaced';
  if (probability >= unclear) return 'said';
  return isClear && plain(text).length > shortWord ? 'replaced' : 'unclear';
}

/** A long word with such a probability was said, regardless of its neighbours. */
const surely = 0.3;

/**
 * A word's worth, 0 to 1. Chance finds short words, so full worth needs a spoken neighbour, one of the two long, or
 * certainty.
 */
export function worthOf(words: readonly JudgedWord[]): number[] {
  // A figure is written short, and is said in a word of some length or in several.
  const isLong = (at: number) =>
    /\d/u.test(words[at]?.word.text ?? '') || plain(words[at]?.word.text ?? '').length > shortWord;
  const isSaid = (at: number) => words[at]?.state === 'said';
  const isPair = (at: number) => isSaid(at) && isSaid(at + 1) && (isLong(at) || isLong(at + 1));
  const isSure = words.map(
    ({ word, state }, at) =>
      isPair(at - 1) || isPair(at) || (isLong(at) && state !== 'missed' && word.probability >= surely),
  );
  return words.map(({ state }, at) => {
    if (isSure[at]) return 1;
    const isBesideSure = isSure[at - 1] === true || isSure[at + 1] === true;
    if (isBesideSure && (state === 'said' || state === 'unclear')) return 1;
    return state === 'said' ? 0.5 : 0;
  });
}
