import type { Evidence } from '../../score.ts';
import { countWords } from '../../words.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import type { WritingFacts } from '../facts.ts';
import { findPoints, sumOfStatedPoints, type FoundPoint } from './key-points.ts';
import { between, reason, type Rated } from '../../rated.ts';
import { wordShare } from '../spans.ts';
import { nearness, rateSubject } from './subject.ts';
import { discountedBy, evidenceOf, findTricks, leftByAll } from '../tricks/find-tricks.ts';
import type { Trick } from '../tricks/trick.ts';

export interface ContentFindings {
  readonly task: WritingTask;
  readonly points: readonly FoundPoint[];
  /** How closely it keeps to the topic, 0 to 1: essays. */
  readonly subject: number;
  readonly nearPrompt: number;
  readonly tricks: readonly Trick[];
  /** Percent of the words that are not copied. */
  readonly ownWords: number;
  readonly words: number;
}

/** An essay's worth is its development: half of the points need no key point, ten in eleven earn all. */
const essay = { withoutPoints: 0.5, perPoints: 0.55 } as const;
const fullOwnWords = 60;
/** A bullet of an email that is only named is half developed: the specification aims at 100 words for three of them. */
const email = { words: [25, 80], bare: 0.6 } as const;

export function findContent(task: WritingTask, facts: WritingFacts): ContentFindings {
  const tricks = findTricks(task, facts);
  const discounted = discountedBy(tricks);
  return {
    task,
    points: findPoints(facts.points, discounted),
    subject: rateSubject(facts, discounted),
    nearPrompt: facts.nearPrompt,
    tricks,
    ownWords: Math.round(100 * (1 - wordShare(facts.text, facts.copied.runs))),
    words: countWords(facts.text),
  };
}

/**
 * One point, or keeping to the topic in own words, earns a third: one point in every rubric. Not for an essay so short.
 */
const something = {
  share: 1 / 3,
  points: [0.5, 1],
  /** Nearness to the prompt where the answer comes near a point, from `ofAPoint` of its worth on. */
  nearPrompt: [0.45, 0.65],
  ofAPoint: 0.15,
  essayWords: [30, 70],
} as const;
/**
 * Nearness to the prompt without a point: weak answers lie above .5, others below .43. Keyword lists reach .69, so
 * points named in passing raise it.
 */
const withoutPoints = { none: 0.4, full: 0.6, perPointInPassing: 0.05 } as const;

/** Bands of shares by the maximum: specification, document 2, section 9; the share of key points is our own reading. */
export function rateContent(findings: ContentFindings): Rated {
  const { task, points, subject, nearPrompt, tricks } = findings;
  const sum = sumOfStatedPoints(points);
  const ofPoints = points.length === 0 ? 0 : sum / points.length;
  const isEssay = task.type === 'WWE';
  const isOff = nearPrompt < nearness.off && (isEssay || sum < something.points[0]);
  const share = isEssay ? rateEssay(task, subject, ofPoints) : ofPoints * developed(findings);
  return {
    share: isOff ? 0 : Math.max(share, saysSomething(findings, sum)) * leftByAll(tricks),
    evidence: [...pointEvidence(findings), ...(isOff ? [reason('off_topic')] : []), ...evidenceOf(tricks)],
  };
}

function saysSomething(findings: ContentFindings, sum: number): number {
  const { task, words, ownWords } = findings;
  const isAbout = ownWords >= fullOwnWords ? aboutPrompt(findings, sum) : 0;
  const isDeveloped = task.type === 'WWE' ? between(words, ...something.essayWords) : 1;
  return something.share * Math.max(between(sum, ...something.points), isAbout) * isDeveloped;
}

/** How closely an answer keeps to the topic, 0 to 1. */
function aboutPrompt({ nearPrompt, points }: ContentFindings, sum: number): number {
  const crowd = Math.max(0, ...points.map(({ inPassing }) => inPassing));
  const more = withoutPoints.perPointInPassing * Math.max(0, crowd - 1);
  const bySubject = between(nearPrompt, withoutPoints.none + more, withoutPoints.full + more);
  const byPoints = between(nearPrompt, ...something.nearPrompt) * Math.min(1, sum / something.ofAPoint);
  return Math.max(bySubject, byPoints);
}

const developed = ({ task, words }: ContentFindings): number =>
  task.type === 'WWM' ? email.bare + (1 - email.bare) * between(words, ...email.words) : 1;

function rateEssay({ keyPoints }: WritingTask, subject: number, ofPoints: number): number {
  // Sentences of one sample are no measure for another essay.
  return keyPoints.length === 0
    ? subject
    : subject * Math.min(1, essay.withoutPoints + essay.perPoints * ofPoints);
}

function pointEvidence({ task, points, ownWords }: ContentFindings): Evidence[] {
  const own: Evidence = {
    kind: 'count',
    of: 'own_words_percent',
    count: ownWords,
    full: [fullOwnWords, 100],
  };
  const isSummary = task.material !== 'task';
  // Without key points the sentences of the sample answer are compared: they are no points to show.
  if (task.keyPoints.length === 0) return isSummary ? [own] : [];
  const stated = points.filter(({ state }) => state === 'stated').length;
  return [
    { kind: 'count', of: 'key_points', count: stated, full: [points.length, points.length] },
    ...points.map(({ state, span }, index): Evidence => ({
      kind: 'point',
      index,
      state,
      span: span && [span[0], span[1]],
    })),
    ...(isSummary ? [own] : []),
  ];
}
