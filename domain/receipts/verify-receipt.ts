import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../core/events/canonical-json.ts';
import { parseJson } from '../core/events/json.ts';
import type { ReceiptKeys } from './receipt-keys.ts';
import { hasEnded, isSignedBy } from './receipt-signature.ts';
import { stubTextOf } from './receipt-stub.ts';
import { receiptFileSchema, type ReceiptFile } from './receipt.ts';
import type { ReceiptVerdict } from './receipt-verdict.ts';

/** `not_canonical`: another program saved the file again, so its bytes are no longer ours. */
export type ReceiptFault = 'not_text' | 'not_json' | 'not_a_receipt' | 'not_canonical';

export type CheckedFile =
  | { readonly verdict: 'no_receipt'; readonly fault: ReceiptFault; readonly file?: undefined }
  | { readonly verdict: Exclude<ReceiptVerdict, 'no_receipt'>; readonly file: ReceiptFile };

/** Parses a file, genuine or not. Its bytes must be canonical, so that every bit is covered. */
function readReceiptFile(bytes: Uint8Array): ReceiptFile | ReceiptFault {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return 'not_text';
  }
  const json = parseJson(text);
  if (json === undefined) return 'not_json';
  const parsed = receiptFileSchema.safeParse(json);
  if (!parsed.success) return 'not_a_receipt';
  return canonicalJson(parsed.data) === text ? parsed.data : 'not_canonical';
}

/** Verifies a receipt with the public keys only, in browsers and on the server. */
export function verifyReceipt(bytes: Uint8Array, { keys }: ReceiptKeys): CheckedFile {
  const file = readReceiptFile(bytes);
  if (typeof file === 'string') return { verdict: 'no_receipt', fault: file };
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
