import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Instant } from '#domain/core/instant.ts';
import type { ReceiptKeys } from '#domain/receipts/receipt-keys.ts';
import { derivedKey } from '../core/derived-key.ts';

export interface ReceiptSigner {
  /** Of the current key. */
  readonly keyId: string;
  /** The current key first, then all earlier ones. */
  readonly publicKeys: ReceiptKeys;
  /** Ed25519 over the text's UTF-8, in hexadecimal; deterministic. */
  sign(text: string): string;
  /** 32 bytes in hexadecimal, the same for a sitting with any key. */
  saltOf(sessionId: string): string;
}

export interface ReceiptSecrets {
  readonly personalDataKey: Uint8Array;
  /** 32 bytes; by default derived from `personalDataKey`. */
  readonly receiptKey?: Uint8Array | undefined;
  readonly retiredReceiptKeys?: readonly { readonly x: string; readonly until?: Instant | undefined }[];
}

/** The PKCS #8 prefix of an Ed25519 key: RFC 8410, section 7. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs with the given key, else one derived from the personal data key, which stays listed so that older receipts remain valid. */
export function createReceiptSigner(secrets: ReceiptSecrets): ReceiptSigner {
  const { personalDataKey, receiptKey, retiredReceiptKeys = [] } = secrets;
  const own = privateKeyOf(derivedKey(personalDataKey, 'receipts').export());
  const key = receiptKey ? privateKeyOf(receiptKey) : own;
  const salts = derivedKey(personalDataKey, 'receipt-salts');
  const ends = new Map(retiredReceiptKeys.map(({ x, until }) => [x, until]));
  const publics = [...new Set([publicPartOf(key), publicPartOf(own), ...ends.keys()])];
  return {
    keyId: keyIdOf(publicPartOf(key)),
    publicKeys: { keys: publics.map((x) => jwkOf(x, ends.get(x))) },
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
    saltOf: (sessionId) => createHmac('sha256', salts).update(sessionId).digest('hex'),
  };
}

const jwkOf = (x: string, until: Instant | undefined) => ({
  kty: 'OKP' as const,
  crv: 'Ed25519' as const,
  kid: keyIdOf(x),
  x,
  ...(until !== undefined && { until }),
});

const privateKeyOf = (seed: Uint8Array) =>
  createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });

function publicPartOf(key: ReturnType<typeof createPrivateKey>): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new Error('An Ed25519 key has a public part.');
  return x;
}

/** 64 bits of the hash: enough for a handful of keys. */
const keyIdOf = (x: string) =>
  createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16);
