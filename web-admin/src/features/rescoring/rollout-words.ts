import type { RolloutCounts, RolloutScope, Scorers } from '#domain/rescoring/scorer-rollouts.ts';

export const scorersOf = ({ writing, speaking }: Scorers) => `writing ${writing}, speaking ${speaking}`;

export const scopeOf = ({ type, since }: RolloutScope) =>
  [type ?? 'All types', since !== undefined && `since ${since}`].filter(Boolean).join(' ');

export function resultOf(counts: RolloutCounts | null): string {
  if (counts === null) return 'In progress';
  const { added, changed, failed } = counts;
  return `${added} added, ${changed} with different points, ${failed} failed`;
}
