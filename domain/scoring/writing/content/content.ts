import type { Evidence } from '../../score.ts';
import { countWords } from '../../words.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import type { WritingFacts } from '../facts.ts';
import { findPoints, sumOfStatedPoints, type FoundPoint } from './key-points.ts';
import { maximumOf } from '../../points.ts';
import { between, pointsFor, reason, type Rated } from '../../rated.ts';
import { wordShare } from '../spans.ts';
import { nearness, rateSubject } from './subject.ts';
import { discountedBy, evidenceOf, findTricks, leftByAll } from '../tricks/find-tricks.ts';
import type { Trick } from '../tricks/trick.ts';

export interface ContentFindings {
  readonly task: WritingTask;
  readonly points: readonly FoundPoint[];
  /** Relevance of an essay, 0 to 1. */
  readonly subject: number;
  readonly nearPrompt: number;
  readonly tricks: readonly Trick[];
  /** Percent of words that are not copied. */
  readonly ownWords: number;
  readonly words: number;
}

/**
 * Essays earn by development. They may argue other points than the question's, so three fifths need none of its points.
 * In other tasks the key points are the task.
 */
const essay = { withoutPoints: 0.6, perPoints: 0.3, perDevelopment: 0.1 } as const;
/** Words about a point that develop it by half. Each further word adds less, so that padding does not pay. */
const halfDeveloped = { WWE: 8, WWM: 4 } as const;
/** Counts as full development, which the curve never reaches. */
const wellDeveloped = 0.95;
const fullOwnWords = 60;
/**
 * A bullet that is only named is half developed: the specification wants 100 words for three. The rest is for the words
 * about it.
 */
const email = { words: [25, 80], bare: 0.6, perDevelopment: 0.1 } as const;

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

/** One point, or relevance in own words, earns a third: one point in every rubric. Not for very short essays. */
const something = {
  share: 1 / 3,
  points: [0.5, 1],
  /** Nearness to the prompt, for answers that earn at least `ofAPoint` of a point. */
  nearPrompt: [0.45, 0.65],
  ofAPoint: 0.15,
  essayWords: [30, 70],
} as const;
/**
 * Nearness to the prompt without a point: weak answers have over .5, others under .43. Keyword lists reach .69, so points
 * named in passing raise the limit.
 */
const withoutPoints = { none: 0.4, full: 0.6, perPointInPassing: 0.05 } as const;

/** Bands by maximum: specification, document 2, section 9. The share of key points is our own reading. */
export function rateContent(findings: ContentFindings): Rated {
  const { tricks } = findings;
  const sum = sumOfStatedPoints(findings.points);
  const share = Math.max(shareOf(findings), saysSomething(findings, sum));
  if (isOffTopic(findings, sum, share))
    return {
      share: 0,
      evidence: [...pointEvidence(withPointsMissing(findings)), reason('off_topic'), ...evidenceOf(tricks)],
    };
  return {
    share: leftOf(share, findings),
    evidence: [...pointEvidence(findings), ...evidenceOf(tricks)],
  };
}

/** Off-topic if far from the prompt and without credit for key points. */
function isOffTopic({ task, nearPrompt }: ContentFindings, sum: number, share: number): boolean {
  if (nearPrompt >= nearness.off) return false;
  if (task.type === 'WWE' || sum < something.points[0]) return true;
  return pointsFor({ share, evidence: [] }, maximumOf(task.type, 'content')) === 0;
}

/** Words shared with a key point in a text about something else do not state it. */
const withPointsMissing = (findings: ContentFindings): ContentFindings => ({
  ...findings,
  points: findings.points.map((point) => ({ ...point, state: 'missing', span: null })),
});

/** The share of a good answer's points that remains after tricks. */
function leftOf(share: number, { task, tricks }: ContentFindings): number {
  const left = leftByAll(tricks);
  const isByDevelopment = task.type === 'WWE' || task.type === 'WWM';
  return left < 1 && isByDevelopment ? Math.min(1, share / wellDeveloped) * left : share * left;
}

function saysSomething(findings: ContentFindings, sum: number): number {
  const { task, words, ownWords } = findings;
  const isAbout = ownWords >= fullOwnWords ? aboutPrompt(findings, sum) : 0;
  const isDeveloped = task.type === 'WWE' ? between(words, ...something.essayWords) : 1;
  return something.share * Math.max(between(sum, ...something.points), isAbout) * isDeveloped;
}

function aboutPrompt({ nearPrompt, points }: ContentFindings, sum: number): number {
  const crowd = Math.max(0, ...points.map(({ inPassing }) => inPassing));
  const more = withoutPoints.perPointInPassing * Math.max(0, crowd - 1);
  const bySubject = between(nearPrompt, withoutPoints.none + more, withoutPoints.full + more);
  const byPoints = between(nearPrompt, ...something.nearPrompt) * Math.min(1, sum / something.ofAPoint);
  return Math.max(bySubject, byPoints);
}

function shareOf(findings: ContentFindings): number {
  const { type } = findings.task;
  if (type === 'WWE') return rateEssay(findings);
  return type === 'WWM' ? rateEmail(findings) : meanOf(findings.points.map(({ worth }) => worth));
}

function rateEmail({ points, words }: ContentFindings): number {
  const { perDevelopment, bare } = email;
  const ofPoints = meanOf(
    points.map(
      ({ worth, spentWords }) =>
        worth * (1 - perDevelopment * (1 - developed(spentWords, halfDeveloped.WWM))),
    ),
  );
  return ofPoints * (bare + (1 - bare) * between(words, ...email.words));
}

const developed = (words: number, half: number): number => words / (words + half);

const meanOf = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;

function rateEssay({ task, subject, points }: ContentFindings): number {
  // The sentences of one sample answer cannot measure another essay.
  if (task.keyPoints.length === 0) return subject;
  const ofPoints = meanOf(points.map(({ worth }) => worth));
  const ofDevelopment = meanOf(
    points.map(({ worth, spentWords }) => worth * developed(spentWords, halfDeveloped.WWE)),
  );
  return subject * (essay.withoutPoints + essay.perPoints * ofPoints + essay.perDevelopment * ofDevelopment);
}

function pointEvidence({ task, points, ownWords }: ContentFindings): Evidence[] {
  const own: Evidence = {
    kind: 'count',
    of: 'own_words_percent',
    count: ownWords,
    full: [fullOwnWords, 100],
  };
  const isSummary = task.material !== 'task';
  // Without key points the sample answer's sentences are compared, but not shown as points.
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
