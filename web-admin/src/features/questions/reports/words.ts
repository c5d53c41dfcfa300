import type { ReportReason } from '#domain/questions/report-reason.ts';
import type { AdminReport } from '#domain/questions/admin-contract.ts';

export const reasonNames: Readonly<Record<ReportReason, string>> = {
  wrong_answer: 'The answer is wrong',
  unclear: 'It is unclear',
  spelling: 'A word is misspelt',
  audio: 'The recording',
  explanation: 'The explanation',
  display: 'Display problem',
  other: 'Something else',
};

export function messageOf({ message }: Pick<AdminReport, 'message'>): string {
  if (message === null) return 'Erased with the account';
  return message.trim() === '' ? 'No message' : message;
}

export function standingOf({ status, resolution }: Pick<AdminReport, 'status' | 'resolution'>): string {
  return status === 'open' ? 'open' : (resolution ?? status);
}
