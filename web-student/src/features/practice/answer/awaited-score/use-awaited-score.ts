import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollUntilStopped } from './poll-until-stopped.ts';
import { receivesChanges } from '#student/core/connection/live.ts';
import { useObservable } from '#student/core/observable.ts';
import { ownAttemptsQuery } from '../../api/own-attempts.ts';
import type { ExercisePhase } from '../exercise-phase.ts';

/** `workflows/analysis` gives up after five minutes. */
const patienceMs = 6 * 60_000;

export function useAwaitedScore(phase: ExercisePhase): ExercisePhase {
  const awaited = phase.name === 'awaited' ? phase : undefined;
  const { data: attempts = [], refetch } = useQuery({
    ...ownAttemptsQuery(awaited?.uid ?? ''),
    enabled: awaited !== undefined,
  });
  const attempt = attempts.find(({ attemptId }) => attemptId === awaited?.attemptId);
  const latest = attempt?.scores.at(-1);
  const failure = attempt?.failure ?? undefined;
  const isHeard = useObservable(receivesChanges);
  const mustAsk = !isHeard && latest === undefined && failure === undefined;
  const asksFor = mustAsk ? awaited?.attemptId : undefined;
  useEffect(
    () => (asksFor === undefined ? undefined : pollUntilStopped(() => refetch(), patienceMs)),
    [asksFor, refetch],
  );
  if (!awaited) return phase;
  if (latest) return { ...awaited, name: 'marked', score: latest.score };
  if (failure !== undefined) return { ...awaited, name: 'unscored', reason: failure };
  return awaited;
}
