import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../core/events/canonical-json.ts';
import { erased } from '../core/events/personal.ts';
import type { Recorded } from '../core/events/journal.ts';
import type { RecordedAnswer } from '../question-types/registry.ts';
import type { MockTestEvent } from '../sittings/mock-test-attempt.ts';
import { differencesOf, receiptOf, type MadeReceipt } from './receipt.ts';
import { receiptHash, stubCode, stubTextOf, verifyStub } from './receipt-stub.ts';
import type { ReceiptKeys } from './receipt-keys.ts';
import { verifyReceipt } from './verify-receipt.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const x = publicKey.export({ format: 'jwk' }).x ?? '';
const keyId = sha256(x).slice(0, 16);
const keys: ReceiptKeys = { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: keyId, x }] };
const salt = sha256('salt');

const text = (said: RecordedAnswer extends infer Of ? (Of extends { type: 'WWE' } ? Of : never) : never) =>
  said;
const written = text({ type: 'WWE', text: 'It is short.' });

function events(answer: RecordedAnswer = written, testName?: string): Recorded<MockTestEvent>[] {
  const questions = [
    { uid: 'WWE-0001', revision: 2 },
    { uid: 'WWE-0002', revision: 1 },
  ];
  const history: MockTestEvent[] = [
    {
      type: 'MockTestStarted',
      data: {
        sessionId: 's1',
        mockTestId: 'mock_test_new_1',
        ...(testName !== undefined && { testName }),
        userId: 'u1',
        sections: [{ section: 'speaking_writing', clocks: [{ seconds: 600, questions }] }],
        startedAt: at(0),
        expiresAt: at(50),
      },
    },
    { type: 'MockTestAnswerSubmitted', data: { uid: 'WWE-0001', index: 0, answer, submittedAt: at(1) } },
    { type: 'MockTestSectionEnded', data: { section: 'speaking_writing', cause: 'student' } },
    { type: 'MockTestSubmitted', data: { answered: 1, questions: 2 } },
  ];
  return history.map((event, revision) => ({
    ...event,
    id: `e${revision}`,
    stream: 'mock_test_attempt-s1',
    revision,
    position: String(revision),
    recordedAt: at(revision),
    metadata: {
      correlationId: 'c',
      causationId: 'c',
      actor: { kind: 'student', id: 'u1' },
      at: at(revision),
      version: 1,
    },
  }));
}

function made(of = events()): MadeReceipt {
  const receipt = receiptOf(of, { keyId, salt, sha256, questions: new Map() });
  if (!receipt) throw new Error('It was not handed in.');
  return receipt;
}
function file({ receipt } = made()): Uint8Array<ArrayBuffer> {
  const signature = sign(null, Buffer.from(canonicalJson(receipt)), privateKey).toString('hex');
  return new TextEncoder().encode(canonicalJson({ receipt, salt, signature }));
}

describe('a receipt', () => {
  test('does not exist before the test is submitted', () => {
    for (let count = 0; count < 4; count += 1) {
      const receipt = receiptOf(events().slice(0, count), { keyId, salt, sha256, questions: new Map() });
      expect(receipt).toBeUndefined();
    }
  });

  test('lists each item with its event, time and answer hash, and null for a skipped one', () => {
    const { receipt, erased: gone } = made();
    expect(receipt).toMatchObject({
      sessionId: 's1',
      userId: 'u1',
      mark: null,
      startedAt: at(0),
      handedInAt: at(3),
      handedInEvent: 3,
      saltHash: sha256(salt),
      items: [
        { uid: 'WWE-0001', revision: 2, event: 1, submittedAt: at(1) },
        { uid: 'WWE-0002', revision: 1, event: null, submittedAt: null, answer: null },
      ],
    });
    const hashed = canonicalJson({ salt, sessionId: 's1', uid: 'WWE-0001', answer: written });
    expect(receipt.items[0]?.answer).toBe(sha256(hashed));
    expect(gone.size).toBe(0);
    expect(canonicalJson(receipt)).not.toContain(written.text);
  });

  test('skips an erased answer in the comparison', () => {
    const after = made(events({ type: 'WWE', text: erased }));
    expect([...after.erased]).toEqual(['WWE-0001']);
    expect(differencesOf(made().receipt, after)).toEqual([]);
  });

  test('shows support the differences from the history', () => {
    const { receipt } = made();
    expect(differencesOf(receipt, made())).toEqual([]);
    const other = made(events({ type: 'WWE', text: 'It is long.' }));
    expect(differencesOf(receipt, other)).toEqual(['Item 1 has another answer.']);
    expect(differencesOf({ ...receipt, handedInAt: at(9), items: receipt.items.slice(1) }, made())).toEqual([
      `It has the time of handing in as ${at(9)}, the history as ${at(3)}.`,
      'It has 1 items, the history 2.',
      'Item 1 has another question.',
      'Item 1 has another revision of the question.',
      'Item 1 has another event.',
      'Item 1 has another time.',
      'Item 1 has another answer.',
    ]);
  });
});

describe('the receipt of a fixed test', () => {
  const named = made(events(written, 'Academic, test 1'));

  test('has the name of the test, which it signs in the file and in the printed code', () => {
    expect(named.receipt.testName).toBe('Academic, test 1');
    const genuine = new TextDecoder().decode(file(named));
    expect(verifyReceipt(new TextEncoder().encode(genuine), keys)).toMatchObject({ verdict: 'genuine' });
    const renamed = new TextEncoder().encode(genuine.replace('Academic, test 1', 'Academic, test 2'));
    expect(verifyReceipt(renamed, keys)).toMatchObject({ verdict: 'altered' });
    const signature = sign(null, Buffer.from(stubTextOf(named.receipt)), privateKey).toString('hex');
    expect(verifyStub(stubCode(named.receipt, signature), keys)).toMatchObject({
      verdict: 'genuine',
      stub: { testName: 'Academic, test 1' },
    });
    const other = stubCode({ ...named.receipt, testName: 'Academic, test 2' }, signature);
    expect(verifyStub(other, keys)).toMatchObject({ verdict: 'altered' });
  });

  test('differs from the history if its name does', () =>
    expect(differencesOf({ ...named.receipt, testName: 'Core' }, named)).toEqual([
      'It has the name of the test as Core, the history as Academic, test 1.',
    ]));

  test('keeps the content and the code of receipts without a name', () => {
    const { receipt } = made();
    expect(receipt).not.toHaveProperty('testName');
    expect(JSON.parse(stubTextOf(receipt))).toHaveLength(11);
  });
});

describe('a receipt check', () => {
  test('needs only the public keys, with or without the salt', () => {
    const { receipt } = made();
    expect(verifyReceipt(file(), keys)).toMatchObject({ verdict: 'genuine', file: { receipt, salt } });
    const { salt: _salt, ...shown } = JSON.parse(new TextDecoder().decode(file())) as Record<string, unknown>;
    const without = new TextEncoder().encode(canonicalJson(shown));
    expect(verifyReceipt(without, keys)).toMatchObject({ verdict: 'genuine' });
  });

  test('says why a file is not a receipt', () => {
    const spaced = JSON.stringify(JSON.parse(new TextDecoder().decode(file())), null, 1);
    const faultOf = (content: string) => verifyReceipt(new TextEncoder().encode(content), keys);
    expect(faultOf(spaced)).toEqual({ verdict: 'no_receipt', fault: 'not_canonical' });
    expect(faultOf('{}')).toEqual({ verdict: 'no_receipt', fault: 'not_a_receipt' });
    expect(faultOf('Dear student')).toEqual({ verdict: 'no_receipt', fault: 'not_json' });
    expect(verifyReceipt(Uint8Array.of(0xff, 0xd8, 0xff), keys)).toEqual({
      verdict: 'no_receipt',
      fault: 'not_text',
    });
  });

  test('reports a foreign key', () => {
    expect(verifyReceipt(file(), { keys: [] })).toMatchObject({ verdict: 'unknown_key' });
    const foreign = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
    const named = { keys: keys.keys.map((key) => ({ ...key, x: foreign })) };
    expect(verifyReceipt(file(), named)).toMatchObject({ verdict: 'altered' });
  });

  test('fails after one changed bit, in every byte', () => {
    const whole = file();
    const wrong: number[] = [];
    for (let index = 0; index < whole.length; index += 1) {
      const changed = whole.slice();
      changed[index] = (whole[index] ?? 0) ^ (1 << (index % 8));
      if (verifyReceipt(changed, keys).verdict === 'genuine') wrong.push(index);
    }
    expect(wrong).toEqual([]);
  });

  test('fails after any inserted, removed or changed bytes', () => {
    const whole = file();
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(20), fc.uint8Array({ maxLength: 20 }), (from, taken, put) => {
        const changed = Uint8Array.from([...whole.slice(0, from), ...put, ...whole.slice(from + taken)]);
        fc.pre(!Buffer.from(changed).equals(Buffer.from(whole)));
        expect(verifyReceipt(changed, keys).verdict).not.toBe('genuine');
      }),
    );
  });
});

describe('the code of a printed receipt', () => {
  const { receipt } = made();
  const code = stubCode(receipt, sign(null, Buffer.from(stubTextOf(receipt)), privateKey).toString('hex'));

  test('proves its facts from paper, and identifies its file', () => {
    expect(verifyStub(code, keys)).toEqual({
      verdict: 'genuine',
      stub: {
        keyId,
        sessionId: 's1',
        mockTestId: 'mock_test_new_1',
        userId: 'u1',
        mark: null,
        startedAt: at(0),
        handedInAt: receipt.handedInAt,
        answered: 1,
        questions: 2,
        receiptHash: receiptHash(receipt),
      },
    });
    expect(receiptHash(made(events({ ...written, text: 'It is long.' })).receipt)).not.toBe(
      receiptHash(receipt),
    );
  });

  test('fits in a QR code with the lowest error correction', () => {
    // Version 20, 97 modules a side, holds 858 bytes: ISO/IEC 18004.
    expect(`https://ninety.example/receipt#${code}`.length).toBeLessThan(858);
  });

  test('fails with one changed character, a foreign key or another text', () => {
    const character = fc.stringMatching(/^[\w.%-]$/);
    fc.assert(
      fc.property(fc.nat(code.length - 1), character, (index, other) => {
        fc.pre(code[index] !== other);
        const changed = code.slice(0, index) + other + code.slice(index + 1);
        expect(verifyStub(changed, keys).verdict).not.toBe('genuine');
      }),
    );
    expect(verifyStub(code, { keys: [] }).verdict).toBe('unknown_key');
    const foreign = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
    const named = { keys: keys.keys.map((key) => ({ ...key, x: foreign })) };
    expect(verifyStub(code, named).verdict).toBe('altered');
    const marked = `${Buffer.from(`\u{FEFF}${stubTextOf(receipt)}`).toString('base64url')}.${code.split('.')[1]}`;
    for (const broken of ['', '.', 'abc', marked, `${code}.`, `${code}.AA`, 'W10.W10']) {
      expect(verifyStub(broken, keys)).toEqual({ verdict: 'no_receipt' });
    }
  });

  test('is part of the file, and fails there with one changed bit', () => {
    const whole = JSON.parse(new TextDecoder().decode(file())) as Record<string, unknown>;
    const stub = sign(null, Buffer.from(stubTextOf(receipt)), privateKey).toString('hex');
    const withStub = (of: string) => new TextEncoder().encode(canonicalJson({ ...whole, stub: of }));
    expect(verifyReceipt(withStub(stub), keys).verdict).toBe('genuine');
    const changed = (stub.startsWith('0') ? '1' : '0') + stub.slice(1);
    expect(verifyReceipt(withStub(changed), keys).verdict).toBe('altered');
  });
});
