import { useQuery } from '@tanstack/react-query';
import { ownAttemptsQuery } from './api/own-attempts.ts';
import type { ExercisePhase } from './exercise-phase.ts';

/** News of a score come by the WebSocket; a line that has none, and a failure, are found out by asking. */
const lookEveryMs = 2_000;

/** The phase of an exercise, in which an awaited score has arrived once it is there. */
export function useAwaitedScore(phase: ExercisePhase): ExercisePhase {
  const isAwaited = phase.name === 'awaited';
  const { data: attempts = [] } = useQuery({
    ...ownAttemptsQuery(isAwaited ? phase.uid : ''),
    enabled: isAwaited,
    refetchInterval: lookEveryMs,
  });
  if (phase.name !== 'awaited') return phase;
  const attempt = attempts.find(({ attemptId }) => attemptId === phase.attemptId);
  const latest = attempt?.scores.at(-1);
  if (latest) return { ...phase, name: 'marked', score: latest.score };
  if (attempt && attempt.failure !== null) return { ...phase, name: 'unscored', reason: attempt.failure };
  return phase;
}
