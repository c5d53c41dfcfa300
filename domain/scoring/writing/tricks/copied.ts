import type { WritingTask } from '../../writing-analysis.ts';
import type { Span, WritingFacts } from '../facts.ts';
import { wordShare } from '../spans.ts';
import { leftBy, type Ladder, type Trick } from './trick.ts';

/** By the share of words in runs copied from the passage or transcript. */
const fromSource: Ladder = [
  [0.7, 0],
  [0.4, 0.5],
];
/** Stricter: an answer needs to reuse less of a task than of a passage. */
const fromTask: Ladder = [
  [0.5, 0],
  [0.25, 0.5],
];
/** Edited copies keep the order without long runs: they share .76 and more, own summaries .13 to .50 (24 sentences). */
const patched: Ladder = [[0.7, 0.5]];

/** Milder: earlier answers are the student's own words. */
const fromEarlier: Ladder = [
  [0.8, 0],
  [0.5, 0.5],
];
const shownFromEarlier = 0.3;

const longestFirst = (runs: readonly Span[]) =>
  runs.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]));

export function findCopied(task: WritingTask, { text, copied }: WritingFacts): Trick[] {
  const isTask = task.material === 'task';
  const leaves = Math.min(
    leftBy(wordShare(text, copied.runs), isTask ? fromTask : fromSource),
    isTask ? 1 : leftBy(copied.share, patched),
  );
  const code = isTask ? 'copied_prompt' : 'copied_source';
  if (copied.runs.length === 0 && leaves < 1) return [{ code, span: null, leaves, discounts: false }];
  return longestFirst(copied.runs).map((span) => ({ code, span, leaves, discounts: true }));
}

/** Large parts of an answer to another question. */
export function findSameAsEarlier({ text, likeEarlier }: WritingFacts): Trick[] {
  const share = wordShare(text, likeEarlier.runs);
  if (share < shownFromEarlier) return [];
  const leaves = leftBy(share, fromEarlier);
  return longestFirst(likeEarlier.runs).map((span) => ({
    code: 'same_as_earlier',
    span,
    leaves,
    discounts: false,
  }));
}
