import { maximumSteps, type TimelineStep } from '#domain/practice/timeline.ts';
import type { Step } from '#student/mechanisms/screen.ts';
import { dayMs } from '#domain/core/durations.ts';

const burstMs = 2000;

/**
 * Adds a step. Times never decrease, and a burst of typing in one field is one step. A full timeline accepts only
 * `shown`, which affects the score.
 * @param atMs milliseconds since the question was shown
 */
export function withStep(
  timeline: readonly TimelineStep[],
  step: Step,
  atMs: number,
): readonly TimelineStep[] {
  const last = timeline.at(-1);
  const at = Math.min(dayMs, Math.max(last?.atMs ?? 0, Math.round(atMs)));
  const next = { ...step, atMs: at };
  const isBurst =
    last?.act === 'typed' && step.act === 'typed' && last.part === step.part && at - last.atMs <= burstMs;
  if (isBurst) return [...timeline.slice(0, -1), next];
  if (timeline.length < maximumSteps) return [...timeline, next];
  return step.act === 'shown' ? [...timeline.slice(0, -1), next] : timeline;
}
