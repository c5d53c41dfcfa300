import type { AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import type { MarkReportStatus } from '#domain/writing/mark-report-status.ts';

export const statusNames: Readonly<Record<MarkReportStatus, string>> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

export const faultNames: Readonly<Record<AdminMarkReport['fault'], string>> = {
  grammar: 'Grammar',
  spelling: 'Spelling',
};

/** `come → came`, or why there is no text. */
export function correctionText({ excerpt }: Pick<AdminMarkReport, 'excerpt'>): string {
  if (!excerpt) return 'Erased with the account';
  const [best] = excerpt.suggestions;
  return best === undefined ? excerpt.marked : `${excerpt.marked} → ${best === '' ? '(leave it out)' : best}`;
}

export const ruleText = ({ rule, category }: Pick<AdminMarkReport, 'rule' | 'category'>): string =>
  rule ?? category?.replaceAll('_', ' ') ?? '–';
