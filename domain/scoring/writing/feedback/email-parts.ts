import type { Evidence } from '../../score.ts';
import type { ReasonCode } from './reasons.ts';

const parts: Readonly<Partial<Record<ReasonCode, string>>> = {
  no_greeting: 'a greeting',
  no_purpose: 'your reason for writing',
  no_closing: 'a closing',
  no_name: 'your name',
};

/** The parts that an email lacks, in the order of an email: `a closing`, `your name`. */
export const missingParts = (evidence: readonly Evidence[]): string[] =>
  evidence.flatMap((each) => (each.kind === 'reason' ? (parts[each.code] ?? []) : []));
