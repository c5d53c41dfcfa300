import type { SpokenCode } from '../../question-types/mechanisms/spoken-task.ts';
import { between } from '../rated.ts';
import { sameWord, wordsOf } from '../words.ts';
import type { PointFacts } from '../writing/facts.ts';
import type { SpeakingFacts } from './facts.ts';

/** How well free speech answers the question; both 0 to 1. */
export interface OwnAnswer {
  /** It is about this question, rather than an answer to another one or to any question. */
  readonly fits: number;
  /** Said in sentences, rather than as a list of the words that count. */
  readonly inSentences: number;
  /** Near enough to the question to keep a point. */
  readonly isNear: boolean;
}

export type FreeCode = Extract<SpokenCode, 'SDI' | 'SRL' | 'SGD' | 'SIT' | 'SIA'>;

/**
 * The limits on the scale of `nearness`: an answer relates to its question (`near`), starts to count (`none`) and
 * counts in full. Measured once against chance, with the sample answers, the weaker ones and the tracks of all other
 * questions of a type: 98 % of them stay below `near`, 99 % below `none`. Situations share their polite phrases and
 * pictures their comparatives, lectures hardly anything. Average sample answers are above 1.43:
 * infra/lab/calibration/speech/answers.
 */
const scales: Readonly<Record<FreeCode, { near: number; none: number; full: number }>> = {
  SDI: { near: 1.07, none: 1.2, full: 1.6 },
  SGD: { near: 0.94, none: 1, full: 1.45 },
  SRL: { near: 0.75, none: 0.85, full: 1.4 },
  SIT: { near: 1.11, none: 1.2, full: 1.45 },
  SIA: { near: 1.09, none: 1.2, full: 1.45 },
};
/** Lists of keywords have at most .2 of small words, answers at least .27. */
const smallShares = { none: 0.18, full: 0.26 } as const;
const perKeywords = 0.5;

const smallWords = new Set(
  'a an the and or but so because if when while which that who what as than of to in on at by for from with about into i you he she it we they me him us them my your his its our their this these those there is are was were be been am do does did have has had will'.split(
    ' ',
  ),
);

export function judgeOwnAnswer(type: FreeCode, facts: SpeakingFacts): OwnAnswer {
  const { near, none, full } = scales[type];
  const value = nearness(facts);
  const share = smallShare(facts.heard.map(({ text }) => text).join(' '));
  const inSentences = between(share, smallShares.none, smallShares.full);
  return { fits: between(value, none, full), inSentences, isNear: value >= near && inSentences > 0 };
}

/** Nearness to the question as a whole, and to the better half of its key points: who says half of them answers it. */
function nearness({ nearPrompt, points }: SpeakingFacts): number {
  const each = points.map(nearnessOf).toSorted((one, other) => other - one);
  const half = each.slice(0, Math.ceil(each.length / 2));
  return nearPrompt + half.reduce((sum, value) => sum + value, 0) / Math.max(1, half.length);
}

const nearnessOf = ({ cosine, keywordShare }: PointFacts): number => cosine + perKeywords * keywordShare;

function smallShare(text: string): number {
  const words = wordsOf(text).map(({ text: word }) => sameWord(word));
  const small = words.filter((word) => smallWords.has(word) || /'(?:m|s|ve|re|ll|d|t)$/.test(word));
  return small.length / Math.max(1, words.length);
}
