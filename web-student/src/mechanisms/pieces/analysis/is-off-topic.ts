import type { Evidence } from '#domain/scoring/score.ts';

/** Whether the whole answer is about something else: words near a key point then do not state it. */
export const isOffTopic = (evidence: readonly Evidence[]): boolean =>
  evidence.some((one) => one.kind === 'reason' && one.code === 'off_topic');
