import type { Evidence } from '../../score.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import type { Span, WritingFacts } from '../facts.ts';
import { reason } from '../../rated.ts';
import type { ReasonCode } from '../feedback/reasons.ts';
import { findCopied, findSameAsEarlier } from './copied.ts';
import { findFrames } from './frames.ts';
import { findHiddenCharacters } from './hidden-characters.ts';
import { findInstructions } from './instructions.ts';
import { findKeywordLists } from './keyword-list.ts';
import { findNoEnglish } from './language.ts';
import { findRepeated } from './repeated.ts';
import { shownPlaces, type Trick } from './trick.ts';

export function findTricks(task: WritingTask, facts: WritingFacts): readonly Trick[] {
  return [
    ...findNoEnglish(facts),
    ...findCopied(task, facts),
    ...findSameAsEarlier(facts),
    ...findFrames(task, facts),
    ...findKeywordLists(facts),
    ...findRepeated(facts),
    ...findInstructions(facts),
    ...findHiddenCharacters(facts),
    ...(facts.unread
      ? [{ code: 'too_much_to_read' as const, span: facts.unread, leaves: 1, discounts: true }]
      : []),
  ];
}

/** The worst trick decides. */
export const leftByAll = (tricks: readonly Trick[]): number =>
  Math.min(1, ...tricks.map(({ leaves }) => leaves));

export const discountedBy = (tricks: readonly Trick[]): Span[] =>
  tricks.flatMap(({ span, discounts }) => (span !== null && discounts ? [span] : []));

export function evidenceOf(tricks: readonly Trick[]): Evidence[] {
  const shown = new Map<ReasonCode, number>();
  return tricks.flatMap(({ code, span }) => {
    const before = shown.get(code) ?? 0;
    shown.set(code, before + 1);
    return before < shownPlaces ? [reason(code, span)] : [];
  });
}
