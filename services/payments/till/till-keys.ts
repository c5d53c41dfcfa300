import { derivedKey } from '../../core/derived-key.ts';

export interface TillKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The same in all processes of an installation, and secret. */
export function tillKeys(tokenSecret: string): TillKeys {
  const keyFor = (purpose: string) => derivedKey(tokenSecret, purpose).export().toString('hex');
  return { secretKey: `sk_test_${keyFor('till/api')}`, webhookSecret: `whsec_${keyFor('till/webhooks')}` };
}
