import type { HomeView } from '#domain/content/home-contract.ts';

/** Counted now, never written down; nothing until there are questions. */
export const questionCounts = ({ questions, types, free }: HomeView['counts']): string =>
  questions === 0 ? '' : `${questions} questions, ${types} types. ${free} are free, no account needed.`;
