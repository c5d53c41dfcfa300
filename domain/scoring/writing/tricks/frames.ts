import type { WritingTask } from '../../writing-analysis.ts';
import type { WritingFacts } from '../facts.ts';
import { leftBy, shownPlaces, type Ladder, type Trick } from './trick.ts';

/**
 * Mean nearness to stock sentences: essays up to .39, memorised ones from .50; summaries up to .41, templates from .46.
 * Not reported below .42.
 */
const memorised: Ladder = [
  [0.5, 0.25],
  [0.42, 0.5],
];
const isFrame = 0.55;
const leastSentences = 3;

/** A memorised text with the subject's words filled in. Emails may use set phrases. */
export function findFrames({ type }: WritingTask, { sentences }: WritingFacts): Trick[] {
  if (type === 'WWM' || sentences.length < leastSentences) return [];
  const mean = sentences.reduce((sum, { nearFrame }) => sum + nearFrame, 0) / sentences.length;
  const leaves = leftBy(mean, memorised);
  if (leaves === 1) return [];
  const nearest = sentences.filter(({ nearFrame }) => nearFrame >= isFrame).slice(0, shownPlaces);
  const spans = nearest.length > 0 ? nearest.map(({ span }) => span) : [null];
  return spans.map((span) => ({ code: 'memorised_frame', span, leaves, discounts: false }));
}
