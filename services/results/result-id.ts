import { createHmac } from 'node:crypto';
import { derivedKey } from '../core/derived-key.ts';

/** The id of the stream of a scorecard: a keyed hash of its report code, so that no reader learns the code. */
export function resultIdOf(personalDataKey: Uint8Array, reportCode: string): string {
  const key = derivedKey(personalDataKey, 'real-result');
  return createHmac('sha256', key).update(reportCode).digest('hex');
}
