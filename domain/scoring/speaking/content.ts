import { spokenTask } from '../../question-types/mechanisms/spoken-task.ts';
import { between, reason, type Rated } from '../rated.ts';
import type { Evidence } from '../score.ts';
import type { SpeakingTask } from '../speech-analysis.ts';
import type { SpeechReason } from './evidence.ts';
import type { HeardWord, SpeakingFacts } from './facts.ts';
import { inOneSound } from './homophones.ts';
import { judgeOwnAnswer, type FreeCode } from './own-answer.ts';
import { leastVoice, voiceBetween } from './reach.ts';
import { judgeWords, worthOf, type JudgedWord } from './reference-words.ts';
import { judgeSpokenPoints, sumOfStatedPoints } from './spoken-points.ts';
import { inOrderShare, containsPhrase, spokenWords } from './spoken-words.ts';

/** The relevant speech, and whether there is enough of it to judge the pronunciation. */
export interface SpokenContent {
  readonly rated: Rated;
  /** The number of relevant words. */
  readonly words: number;
  /** Enough to judge fluency and pronunciation in full: 1. */
  readonly enough: number;
  /** How far fluency and pronunciation count, 0 to 1: an answer with little of the content earns little for its sound. */
  readonly counts: number;
  /** Places in the reference that were left out, so that there is no sound to judge. */
  readonly leftOut: ReadonlySet<number>;
}

/**
 * If less than `share` of a text was said and hardly a word is in order in the freely recognised words, the recording
 * contains another text: it earns nothing, or at most `most` for a short text. Of 117 learners' readings compared with
 * another sentence, none then earned more; of 118 correct readings by adults, 6 of at most ten words were taken for
 * another text.
 */
const other = { share: 0.65, inOrder: 0.1, most: 0.2, shortTo: 10 } as const;
/** Fluency and pronunciation need at least this many words, or half of the text. */
const enoughWords = 20;
/** They also need this much voice. */
const enoughVoiceMs = 5000;

/**
 * Shares of the content from which fluency and pronunciation begin to count, and count in full. Of the answers to other questions of
 * the bank one in a hundred reaches a share of .2; the least of the middling sample answers is .38: infra/lab/calibration/speech/answers.
 * An answer that keeps a point for its content keeps the `least` of them.
 */
const delivery = { none: 0.1, full: 0.35, least: 0.2 } as const;

export const speech = (of: SpeechReason): Evidence => ({ kind: 'speech', reason: of });

export function rateSpokenContent(task: SpeakingTask, facts: SpeakingFacts): SpokenContent {
  const { type } = task;
  switch (type) {
    case 'SRA':
    case 'SRS':
      return ofReference(task, facts);
    case 'SSQ':
    case 'LSQ':
      return ofShortAnswer(task, facts);
    default:
      return ofKeyPoints(type, facts);
  }
}

/** Repeat sentence: all words in order 3, half of them 2, fewer 1, almost none 0. Source: fact sheet of the exam, "Trait maxima". */
const repeated = (share: number): number =>
  share > 0.99 ? 1 : share >= 0.5 ? 2 / 3 : share >= 0.1 ? 1 / 3 : 0;

function ofReference(task: SpeakingTask, facts: SpeakingFacts): SpokenContent {
  const words = judgeWords(facts);
  const counted = worthOf(words).reduce((sum, worth) => sum + worth, 0);
  const found = words.length === 0 ? 0 : counted / words.length;
  const isOther = isAnotherText(found, facts);
  const most = !isOther ? 1 : words.length <= other.shortTo ? other.most : 0;
  const share = Math.min(found, most);
  const spoken = words.filter((word) => isHeard(word, facts.heard)).length;
  return {
    rated: {
      share: spokenTask[task.type] === 'repeat' ? repeated(share) : share,
      evidence: [...(isOther ? [speech('another_text')] : []), ...words.map(wordEvidence)],
    },
    words: spoken,
    enough: Math.min(1, (2 * spoken) / words.length, enoughVoice(facts, leastVoice(facts.reference))),
    counts: 1,
    leftOut: new Set(words.flatMap(({ state }, at) => (state === 'missed' ? [at] : []))),
  };
}

/**
 * Whether the sound contains a word, well pronounced or not: for a replaced word, the free recognition must also
 * contain a word there.
 */
function isHeard({ word, state }: JudgedWord, heard: readonly HeardWord[]): boolean {
  if (state !== 'replaced') return state !== 'missed';
  const { at } = word;
  return at !== null && heard.some(({ startMs, endMs }) => startMs < at.endMs && endMs > at.startMs);
}

/** The share of the required voice, 0 to 1; a short text requires no more than its own duration. */
function enoughVoice({ runs }: SpeakingFacts, most = Number.POSITIVE_INFINITY): number {
  const needed = Math.min(enoughVoiceMs, most);
  return needed === 0 ? 1 : Math.min(1, voiceBetween(runs, 0, Number.POSITIVE_INFINITY) / needed);
}

function isAnotherText(share: number, { reference, heard }: SpeakingFacts): boolean {
  if (share >= other.share) return false;
  const words = (of: readonly { readonly text: string }[]) =>
    spokenWords(of.map(({ text }) => text).join(' '));
  return inOrderShare(words(reference), words(heard)) < other.inOrder;
}

function wordEvidence({ word, state }: JudgedWord, index: number): Evidence {
  return {
    kind: 'spoken',
    index,
    state,
    at: state === 'missed' || word.at === null ? null : [word.at.startMs, word.at.endMs],
    ...(state === 'replaced' && word.heard !== null && word.heard !== '' && { heard: word.heard }),
  };
}

/** Document 2 of the specification, section 9: "scored 1 if the answer contains the expected text". */
function ofShortAnswer({ accepted }: SpeakingTask, { heard }: SpeakingFacts): SpokenContent {
  const isRight = containsAnswer(heard.map(({ text }) => text).join(' '), accepted);
  return {
    rated: { share: isRight ? 1 : 0, evidence: isRight ? [] : [speech('no_answer')] },
    words: heard.length,
    enough: 1,
    counts: 1,
    leftOut: new Set(),
  };
}

/** Whether one of the accepted answers was recognised, or words that sound like it. */
export function containsAnswer(heard: string, accepted: readonly string[]): boolean {
  const said = spokenWords(heard);
  const sounds = said.map(inOneSound);
  return accepted
    .map(spokenWords)
    .some((answer) => containsPhrase(said, answer) || containsPhrase(sounds, answer.map(inOneSound)));
}

function ofKeyPoints(type: FreeCode, facts: SpeakingFacts): SpokenContent {
  const found = judgeSpokenPoints(facts.points);
  const sum = sumOfStatedPoints(found);
  // To read the situation out is no answer to it; a lecture may be retold in its own words.
  const copied = spokenTask[type] === 'respond' ? facts.copiedShare : 0;
  const { fits, inSentences, isNear } = judgeOwnAnswer(type, facts);
  const isAboutElse = fits < 0.5 && inSentences >= 0.5 && !isNear;
  // Words that an answer about something else shares with a point do not state it.
  const points = isAboutElse ? found.map(() => ({ state: 'missing' as const, span: null })) : found;
  const stated = points.filter(({ state }) => state === 'stated').length;
  const own = Math.min(1 - copied, fits, inSentences);
  const share = points.length === 0 ? 0 : (sum / points.length) * own;
  const least = sum >= 1 && copied < 0.5 && isNear ? 1 : 0;
  return {
    rated: {
      share,
      least,
      evidence: [
        { kind: 'measure', of: 'key_points', value: stated, scale: [0, points.length] },
        ...points.map(({ state, span }, index): Evidence => ({
          kind: 'point',
          index,
          state,
          span: span && [span[0], span[1]],
        })),
        ...(copied >= 0.5 ? [reason('copied_prompt')] : []),
        ...(inSentences < 0.5 ? [reason('keyword_list')] : []),
        ...(fits < 0.5 && inSentences >= 0.5 ? [speech(isAboutElse ? 'another_text' : 'little_said')] : []),
      ],
    },
    words: facts.heard.length,
    enough: Math.min(1, facts.heard.length / enoughWords, enoughVoice(facts)),
    counts: Math.max(least * delivery.least, between(share, delivery.none, delivery.full)),
    leftOut: new Set(),
  };
}
