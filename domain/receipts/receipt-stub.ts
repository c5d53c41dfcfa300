import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { canonicalJson } from '../core/events/canonical-json.ts';
import { parseJson } from '../core/events/json.ts';
import { bytesToBase64url, base64urlToBytes } from './base64url.ts';
import { hasEnded, isSignedBy } from './receipt-signature.ts';
import { receiptSchema, type Receipt } from './receipt.ts';
import type { ReceiptVerdict } from './receipt-verdict.ts';
import type { ReceiptKeys } from './receipt-keys.ts';

const { keyId, sessionId, mockTestId, testName, userId, mark, startedAt, handedInAt } = receiptSchema.shape;
const count = z.int().min(0);

/** The content of a printed code, as a tuple to keep it short. */
const stubSchema = z.tuple([
  z.literal('ninety-receipt-stub-1'),
  keyId,
  sessionId,
  mockTestId,
  userId,
  mark,
  startedAt,
  handedInAt,
  /** Answered and all questions. */
  count,
  count,
  /** SHA-256 of the receipt's canonical JSON, in hexadecimal. */
  receiptSchema.shape.saltHash,
  testName,
]);
type StubList = z.infer<typeof stubSchema>;

/** The content of a receipt's printed code. */
export type ReceiptStub = Pick<
  Receipt,
  'keyId' | 'sessionId' | 'mockTestId' | 'testName' | 'userId' | 'mark' | 'startedAt' | 'handedInAt'
> & { readonly answered: number; readonly questions: number; readonly receiptHash: string };

/** SHA-256 of the canonical JSON, in hexadecimal: relates a file to a printed code. */
export const receiptHash = (receipt: Receipt): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(receipt))));

export function stubTextOf(receipt: Receipt): string {
  const { items } = receipt;
  const list: StubList = [
    'ninety-receipt-stub-1',
    receipt.keyId,
    receipt.sessionId,
    receipt.mockTestId,
    receipt.userId,
    receipt.mark,
    receipt.startedAt,
    receipt.handedInAt,
    items.filter(({ event }) => event !== null).length,
    items.length,
    receiptHash(receipt),
    ...(receipt.testName === undefined ? [] : [receipt.testName]),
  ] as StubList;
  return canonicalJson(list);
}

/** Stub and signature for the fragment of an address. @param signature in hexadecimal */
export const stubCode = (receipt: Receipt, signature: string): string =>
  [utf8ToBytes(stubTextOf(receipt)), hexToBytes(signature)].map(bytesToBase64url).join('.');

/** Verifies a printed code with the public keys only. */
export function verifyStub(
  code: string,
  { keys }: ReceiptKeys,
): { readonly verdict: ReceiptVerdict; readonly stub?: ReceiptStub } {
  const [bytes, signature, ...more] = code.split('.').map(base64urlToBytes);
  // Invalid UTF-8 decodes to another text than the signed one.
  const text = bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const parsed = stubSchema.safeParse(text === undefined ? undefined : parseJson(text)).data;
  if (!parsed || canonicalJson(parsed) !== text || signature?.length !== 64 || more.length > 0)
    return { verdict: 'no_receipt' };
  const [, kid, session, test, user, marked, started, handedIn, answered, questions, hash, name] = parsed;
  const stub: ReceiptStub = {
    keyId: kid,
    sessionId: session,
    mockTestId: test,
    ...(name !== undefined && { testName: name }),
    userId: user,
    mark: marked,
    startedAt: started,
    handedInAt: handedIn,
    answered,
    questions,
    receiptHash: hash,
  };
  const key = keys.find((one) => one.kid === kid);
  if (!key) return { verdict: 'unknown_key', stub };
  if (!isSignedBy(key.x, text, signature)) return { verdict: 'altered', stub };
  return { verdict: hasEnded(key, handedIn) ? 'key_ended' : 'genuine', stub };
}
