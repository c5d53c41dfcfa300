import type { SpokenTask } from '../../question-types/mechanisms/spoken-task.ts';
import { between } from '../rated.ts';
import { sameWord, wordsOf } from '../words.ts';
import type { PointFacts } from '../writing/facts.ts';
import type { SpeakingFacts } from './facts.ts';

/** How far free speech is an answer to what was asked; both 0 to 1. */
export interface OwnAnswer {
  /** About what was asked, rather than another question's answer or what fits every question. */
  readonly fits: number;
  /** Said in sentences, rather than as a list of the words that count. */
  readonly inSentences: number;
  /** So near that what it says of the question keeps a point. */
  readonly isNear: boolean;
}

/**
 * Where on the scale of `nearness` an answer is a wrong one, and from where on it counts in full. Answers to other
 * questions and learnt ones lie below 1.3 for pictures, which are all described in the same words, and below 1.25 for
 * the rest; good and middling ones from 1.73 and 1.44 on: infra/calibration/speech/answers.
 */
const scales = {
  describe: { near: 0.95, none: 1.2, full: 1.6 },
  other: { near: 0.85, none: 1.15, full: 1.45 },
} as const;
/** Lists of keywords have at most .2 of small words, answers at least .27. */
const smallShares = { none: 0.18, full: 0.26 } as const;
const perKeywords = 0.5;

const smallWords = new Set(
  'a an the and or but so because if when while which that who what as than of to in on at by for from with about into i you he she it we they me him us them my your his its our their this these those there is are was were be been am do does did have has had will'.split(
    ' ',
  ),
);

export function judgeOwnAnswer(task: SpokenTask, facts: SpeakingFacts): OwnAnswer {
  const { near, none, full } = task === 'describe' ? scales.describe : scales.other;
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
