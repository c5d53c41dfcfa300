import type { Evidence } from '../../score.ts';
import type { ReasonCode } from './reasons.ts';

export const hasReason = (evidence: readonly Evidence[], code: ReasonCode): boolean =>
  evidence.some((each) => each.kind === 'reason' && each.code === code);
