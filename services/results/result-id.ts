import { createHmac } from 'node:crypto';
import { derivedKey } from '../core/derived-key.ts';

/** A keyed hash of the report code, so that no reader learns it. */
export function resultIdOf(personalDataKey: Uint8Array, reportCode: string): string {
  const key = derivedKey(personalDataKey, 'real-result');
  return createHmac('sha256', key).update(reportCode).digest('hex');
}
