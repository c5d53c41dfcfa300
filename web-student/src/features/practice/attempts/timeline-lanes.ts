import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { laneOf } from './timeline-words.ts';

export interface Lane {
  readonly name: string;
  readonly steps: readonly { readonly at: number; readonly act: TimelineStep['act'] }[];
}

/**
 * A lane for each control used, in screen order, the recording first.
 * @param seconds the length of the attempt
 */
export function lanesOf(timeline: readonly TimelineStep[], view: QuestionView, seconds: number): Lane[] {
  const whole = Math.max(seconds * 1000, timeline.at(-1)?.atMs ?? 0, 1);
  const lanes = Map.groupBy(timeline, (step) => laneOf(step, view));
  return [...lanes]
    .map(([name, steps]) => ({ name, steps: steps.map(({ atMs, act }) => ({ at: atMs / whole, act })) }))
    .toSorted((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en', { numeric: true }));
}

const rank = (name: string) => (name === 'Recording' ? 0 : name === 'Answer' ? 2 : 1);
