import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { clockText } from '#student/core/server-clock.ts';

export function exerciseTime(type: AnswerableCode, seconds: number) {
  const { targetTime, hideTimer } = catalogue[type];
  if (hideTimer) return undefined;
  return {
    label: 'Time spent',
    text: clockText(seconds),
    note: `Target ${clockText(targetTime)}`,
    percent: Math.min(100, (seconds / targetTime) * 100),
    isUrgent: seconds > targetTime,
  };
}
