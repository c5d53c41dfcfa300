import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../core/events/canonical-json.ts';
import { parseJson } from '../core/events/json.ts';
import type { ReceiptKeys } from './receipt-keys.ts';
import { hasEnded, isSignedBy } from './receipt-signature.ts';
import { stubTextOf } from './receipt-stub.ts';
import { receiptFileSchema, type ReceiptFile } from './receipt.ts';
import type { ReceiptVerdict } from './receipt-verdict.ts';

/** Parses a file, genuine or not. Its bytes must be canonical, so that every bit is covered. */
function readReceiptFile(bytes: Uint8Array): ReceiptFile | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
  const parsed = receiptFileSchema.safeParse(parseJson(text));
  return parsed.success && canonicalJson(parsed.data) === text ? parsed.data : undefined;
}

/** Verifies a receipt with the public keys only, in browsers and on the server. */
export function verifyReceipt(
  bytes: Uint8Array,
  { keys }: ReceiptKeys,
): { readonly verdict: ReceiptVerdict; readonly file?: ReceiptFile } {
  const file = readReceiptFile(bytes);
  if (!file) return { verdict: 'no_receipt' };
  const { receipt, salt, signature, stub } = file;
  const key = keys.find(({ kid }) => kid === receipt.keyId);
  if (!key) return { verdict: 'unknown_key', file };
  const isGenuine =
    isSignedBy(key.x, canonicalJson(receipt), hexToBytes(signature)) &&
    (stub === undefined || isSignedBy(key.x, stubTextOf(receipt), hexToBytes(stub))) &&
    (salt === undefined || bytesToHex(sha256(utf8ToBytes(salt))) === receipt.saltHash);
  if (!isGenuine) return { verdict: 'altered', file };
  return { verdict: hasEnded(key, receipt.handedInAt) ? 'key_ended' : 'genuine', file };
}
