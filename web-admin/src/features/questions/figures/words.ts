import type { FigureFlag } from '#domain/questions/figures.ts';

export const flagNames: Readonly<Record<FigureFlag, string>> = {
  too_easy: 'Too easy',
  too_hard: 'Too hard',
  negative_discrimination: 'Weaker students do better',
  idle_distractor: 'An option is never chosen',
  rival_option: 'The best students choose a wrong option',
  drift: 'Answers have changed lately',
};

export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

export const decimals = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
