import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { vi } from 'vitest';
import { canonicalJson } from '#domain/core/events/canonical-json.ts';
import type { Recorded } from '#domain/core/events/journal.ts';
import { bytesToBase64url } from '#domain/receipts/base64url.ts';
import type { MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { stubTextOf } from '#domain/receipts/receipt-stub.ts';
import { receiptOf, type ReceiptFile } from '#domain/receipts/receipt.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { receiptKeysPath, type ReceiptKeys } from '#domain/receipts/receipt-keys.ts';
import { student } from '../people.ts';

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));
const secretKey = sha256(utf8ToBytes('the key of a test'));
const x = bytesToBase64url(ed25519.getPublicKey(secretKey));
const keyId = hash(x).slice(0, 16);
const signed = (text: string) => bytesToHex(ed25519.sign(utf8ToBytes(text), secretKey));
const at = (second: number) => new Date(Date.UTC(2026, 0, 5, 10, 0, second)).toISOString();

interface Named {
  readonly mockTestId: string;
  readonly testName?: string;
}

export function receiptFile(
  sessionId: string,
  test: Named = { mockTestId: 'reading_sprint_1' },
): ReceiptFile {
  const uids = ['RFB-9001', 'RFB-9002', 'RRP-9001', 'RSA-9001', 'RSA-9002'] as const;
  const questions = uids.map((uid) => ({ uid, revision: 1 }));
  const events: readonly MockTestEvent[] = [
    {
      type: 'MockTestStarted',
      data: {
        sessionId,
        ...test,
        userId: student.id,
        sections: oneClock('reading', 360, questions),
        startedAt: at(0),
        expiresAt: at(3600),
      },
    },
    {
      type: 'MockTestAnswerSubmitted',
      data: {
        uid: uids[0],
        index: 0,
        answer: { type: 'RFB', selectedAnswer: ['went'] },
        submittedAt: at(20),
      },
    },
    { type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'student' } },
    { type: 'MockTestSubmitted', data: { answered: 1, questions: uids.length } },
  ];
  const recorded = events.map((event, revision): Recorded<MockTestEvent> => ({
    ...event,
    id: `event-${revision}`,
    stream: `mock_test_attempt-${sessionId}`,
    revision,
    position: String(revision),
    recordedAt: at(30),
    metadata: {
      correlationId: 'test',
      causationId: 'test',
      actor: { kind: 'student', id: student.id },
      at: at(30),
      version: 1,
    },
  }));
  const salt = hash('salt');
  const made = receiptOf(recorded, { keyId, salt, sha256: hash, questions: new Map() });
  if (!made) throw new Error('The sitting is not handed in');
  const { receipt } = made;
  return { receipt, salt, signature: signed(canonicalJson(receipt)), stub: signed(stubTextOf(receipt)) };
}

const keys: ReceiptKeys = { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: keyId, x }] };

/** Publishes the receipt keys, which have no contract. Call it after `renderPage`, then open a page that needs them. */
export function publishReceiptKeys() {
  let isReachable = true;
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== receiptKeysPath) return others(address, init);
    if (!isReachable) throw new TypeError('Failed to fetch');
    return Response.json(keys);
  });
  return {
    setReachable(value: boolean) {
      isReachable = value;
    },
  };
}
