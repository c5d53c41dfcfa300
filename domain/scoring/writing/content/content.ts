import type { Evidence } from '../../score.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import type { WritingFacts } from '../facts.ts';
import { findPoints, sumOfStatedPoints, type FoundPoint } from './key-points.ts';
import { reason, type Rated } from '../../rated.ts';
import { wordShare } from '../spans.ts';
import { nearness, rateSubject } from './subject.ts';
import { discountedBy, evidenceOf, findTricks, leftByAll } from '../tricks/find-tricks.ts';
import type { Trick } from '../tricks/trick.ts';

export interface ContentFindings {
  readonly task: WritingTask;
  readonly points: readonly FoundPoint[];
  /** How far it is about what was asked, 0 to 1: essays. */
  readonly subject: number;
  readonly nearPrompt: number;
  readonly tricks: readonly Trick[];
  /** Percent of the words that are not copied. */
  readonly ownWords: number;
}

/**
 * An essay is worth as much as it is developed. It may argue for other points than those its question names, so half
 * needs none of them; five in six bring it to all. Elsewhere the key points are what was asked for.
 */
const essay = { withoutPoints: 0.5, perPoints: 0.6 } as const;
const fullOwnWords = 60;

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
  };
}

/** Bands of shares by the maximum: specification, document 2, section 9; the share of key points is our own reading. */
export function rateContent(findings: ContentFindings): Rated {
  const { task, points, subject, nearPrompt, tricks } = findings;
  const left = leftByAll(tricks);
  const sum = sumOfStatedPoints(points);
  const ofPoints = points.length === 0 ? 0 : sum / points.length;
  const isEssay = task.type === 'WWE';
  const isOff = nearPrompt < nearness.off && (isEssay || sum === 0);
  const share = isOff ? 0 : isEssay ? rateEssay(task, subject, ofPoints) : ofPoints;
  // One point stated, or a text about what was asked, is more than nothing.
  const isOn =
    sum >= 1 ||
    (nearPrompt >= (task.material === 'task' ? nearness.doubtful : nearness.on) &&
      findings.ownWords >= fullOwnWords);
  return {
    share: share * left,
    least: isOn && !isOff && left === 1 ? 1 : 0,
    evidence: [...pointEvidence(findings), ...(isOff ? [reason('off_topic')] : []), ...evidenceOf(tricks)],
  };
}

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
