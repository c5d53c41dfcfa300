import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#domain/core/events/canonical-json.ts';
import { deleteUser } from '#domain/accounts/contract.ts';
import { mockTestCatalogue, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { saveMockTestQuestion, submitMockTest } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { checkMockTestReceipt, fetchMockTestReceipt } from '#domain/receipts/contract.ts';
import { receiptKeysPath, receiptKeysSchema } from '#domain/receipts/receipt-keys.ts';
import { verifyReceipt } from '#domain/receipts/verify-receipt.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { createReceiptSigner } from './receipt-signer.ts';

/** One written text, which is erased with the account. */
const written: MockTestBlueprint = {
  mockTestId: 'writing_sprint',
  mockTestCategory: 'sprint',
  name: 'Writing sprint',
  description: 'One text to write about.',
  sections: oneClock('writing', 360, [{ type: 'WSC', count: 1 }]),
};

let api: TestApi;
let student: TestUser;

beforeAll(async () => {
  api = await startTestApi({ mockTests: [...mockTestCatalogue({ sprintSeconds: 360 }), written] });
  student = await api.registerAndLogIn();
});
afterAll(() => api[Symbol.asyncDispose]());

async function handedIn(): Promise<string> {
  const { sessionId, question } = (await student.call(startMockTest, { mockTestId: 'reading_sprint_1' }))
    .body;
  const uid = question?.uid ?? '';
  await student.call(saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) });
  await student.call(submitMockTest, { sessionId });
  return sessionId;
}
const receiptOf = async (sessionId: string, person = student) =>
  (await person.call(fetchMockTestReceipt, { sessionId })).body;
const check = async (file: string) => (await (await api.admin()).call(checkMockTestReceipt, { file })).body;

test('gives a submitted test the same receipt each time, which the public keys verify', async () => {
  const sessionId = await handedIn();
  const file = await receiptOf(sessionId);
  expect(file.receipt).toMatchObject({ sessionId, userId: student.userId, mockTestId: 'reading_sprint_1' });
  expect(file.receipt.items.map(({ event }) => event)).toEqual([1, null, null, null, null]);
  expect(await receiptOf(sessionId)).toEqual(file);

  const published = await api.inject({ method: 'GET', url: receiptKeysPath });
  expect(published.statusCode).toBe(200);
  const keys = receiptKeysSchema.parse(published.json());
  const bytes = new TextEncoder().encode(canonicalJson(file));
  expect(verifyReceipt(bytes, keys)).toMatchObject({ verdict: 'genuine' });
});

test('is available only to its student, after the end of the test', async () => {
  const sessionId = await handedIn();
  const other = await api.registerAndLogIn();
  await expect(receiptOf(sessionId, other)).rejects.toMatchObject({ code: 'mock_test_not_found' });
  const running = (await student.call(startMockTest, { mockTestId: 'reading_sprint_1' })).body.sessionId;
  await expect(receiptOf(running)).rejects.toMatchObject({ code: 'test_not_submitted' });
});

test('shows support the differences from the history', async () => {
  const file = await receiptOf(await handedIn());
  const { sessionId, userId } = file.receipt;
  const said = { sessionId, userId, isKnown: true, erased: 0 };
  expect(await check(canonicalJson(file))).toEqual({ verdict: 'genuine', ...said, differences: [] });

  const handedInAt = '2020-01-01T00:00:00.000Z';
  const changed = { ...file, receipt: { ...file.receipt, handedInAt } };
  expect(await check(canonicalJson(changed))).toEqual({
    verdict: 'altered',
    ...said,
    differences: [
      `It has the time of handing in as ${handedInAt}, the history as ${file.receipt.handedInAt}.`,
    ],
  });

  // The owner of our key can sign anything, but the history does not have it.
  const { receiptSigner } = api.dependencies;
  const invented = { ...file.receipt, sessionId: randomUUID() };
  const signed = { receipt: invented, signature: receiptSigner.sign(canonicalJson(invented)) };
  expect(await check(canonicalJson(signed))).toMatchObject({ verdict: 'genuine', isKnown: false });
  expect(await check('{}')).toMatchObject({ verdict: 'no_receipt', isKnown: false });
});

test('keeps older receipts valid after a key is set and replaced', async () => {
  const personalDataKey = Buffer.alloc(32, 1);
  const [first, second] = [Buffer.alloc(32, 2), Buffer.alloc(32, 3)];
  const own = createReceiptSigner({ personalDataKey });
  const given = createReceiptSigner({ personalDataKey, receiptKey: first });
  const retired = given.publicKeys.keys[0]?.x ?? '';
  const now = createReceiptSigner({
    personalDataKey,
    receiptKey: second,
    retiredReceiptKeys: [{ x: retired }],
  });
  expect(new Set([own.keyId, given.keyId, now.keyId]).size).toBe(3);
  expect(now.publicKeys.keys.map(({ kid }) => kid)).toEqual([now.keyId, own.keyId, given.keyId]);
  expect(now.saltOf('s1')).toBe(own.saltOf('s1'));

  const { receipt } = await receiptOf(await handedIn());
  for (const signer of [own, given, now]) {
    const ofThen = { ...receipt, keyId: signer.keyId };
    const text = canonicalJson({ receipt: ofThen, signature: signer.sign(canonicalJson(ofThen)) });
    expect(verifyReceipt(Buffer.from(text), now.publicKeys)).toMatchObject({ verdict: 'genuine' });
  }
});

test('rejects later tests under a key with an end', async () => {
  const personalDataKey = Buffer.alloc(32, 1);
  const own = createReceiptSigner({ personalDataKey });
  const { receipt } = await receiptOf(await handedIn());
  const ofOwn = { ...receipt, keyId: own.keyId };
  const file = Buffer.from(canonicalJson({ receipt: ofOwn, signature: own.sign(canonicalJson(ofOwn)) }));
  const endedAt = (until: string) =>
    createReceiptSigner({
      personalDataKey,
      receiptKey: Buffer.alloc(32, 2),
      retiredReceiptKeys: [{ x: own.publicKeys.keys[0]?.x ?? '', until }],
    }).publicKeys;
  expect(verifyReceipt(file, endedAt('2099-01-01T00:00:00.000Z')).verdict).toBe('genuine');
  expect(verifyReceipt(file, endedAt(receipt.handedInAt)).verdict).toBe('key_ended');
});

test('includes of a deleted account only what its history still has', async () => {
  const ann = await api.registerAndLogIn();
  const { mockTestId } = written;
  const { sessionId, question } = (await ann.call(startMockTest, { mockTestId })).body;
  const answer = { type: 'WSC', text: 'Tea came by ship, as the passage says.' } as const;
  await ann.call(saveMockTestQuestion, { sessionId, uid: question?.uid ?? '', answer });
  await ann.call(submitMockTest, { sessionId });
  const file = canonicalJson(await receiptOf(sessionId, ann));
  expect(await check(file)).toMatchObject({ verdict: 'genuine', erased: 0, differences: [] });
  await ann.call(deleteUser, { password: ann.password });
  expect(await check(file)).toMatchObject({
    verdict: 'genuine',
    isKnown: true,
    erased: 1,
    differences: [],
  });
});
