import type { AdminRealResult } from '#domain/results/admin-contract.ts';

export const statusNames: Readonly<Record<AdminRealResult['status'], string>> = {
  reported: 'Counts',
  discarded: 'Discarded',
};

export const sourceNames: Readonly<Record<AdminRealResult['source'], string>> = {
  screenshot: 'Screenshot',
  pdf: 'PDF',
};

/** `+3`: the estimate was 3 points too high. */
export const errorText = ({ error }: Pick<AdminRealResult, 'error'>): string =>
  error === null ? '–' : signed(error);

export const signed = (error: number): string => `${error > 0 ? '+' : ''}${error}`;

export const correctedText = ({ corrected }: Pick<AdminRealResult, 'corrected'>): string =>
  corrected.length === 0 ? 'Nothing' : corrected.join(', ');
