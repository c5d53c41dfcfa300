import type { HomeView } from '#domain/content/home-contract.ts';

export const questionCounts = ({ questions, types, free }: HomeView['counts']): string =>
  questions === 0 ? '' : `${questions} questions, ${types} types. ${free} are free, no account needed.`;
