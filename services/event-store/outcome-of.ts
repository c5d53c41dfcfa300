import type { AppendResult } from '#domain/core/events/event-store.ts';

export function outcomeOf(result: AppendResult): 'appended' | 'replayed' | 'conflict' {
  if (result.outcome !== 'appended') return result.outcome;
  return result.replayed ? 'replayed' : 'appended';
}
