import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import type { ReceiptFile } from '#domain/receipts/receipt.ts';
import type { Answers } from '../testing/fake-api.ts';
import { exam, mockTestAnswers, reading } from '../testing/mock-tests/mock-test-list.ts';
import { student } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { fakeSitting } from '../testing/mock-tests/sitting.ts';
import { expectLoaded, expectSoundInBothLooks, phone, returnToPhone, unvisited } from '../testing/tour.ts';

const before = mockTestAnswers([exam, reading]).answers;
const handedIn = fakeSitting(readingSprint(600));
const sessionId = handedIn.begin();
handedIn.submitTest();
const running = fakeSitting(readingSprint(600));
const runningId = running.begin();

const hash = '0'.repeat(64);
const receipt: ReceiptFile = {
  receipt: {
    format: 'ninety-receipt-1',
    keyId: '0'.repeat(16),
    sessionId,
    mockTestId: 'reading_sprint_1',
    userId: student.id,
    mark: null,
    startedAt: '2026-01-05T10:00:00.000Z',
    handedInAt: '2026-01-05T10:06:00.000Z',
    handedInEvent: 2,
    saltHash: hash,
    items: handedIn.questions.map(({ uid }) => ({
      uid,
      revision: 1,
      question: hash,
      event: null,
      submittedAt: null,
      answer: null,
    })),
  },
  signature: '0'.repeat(128),
};
const after = {
  ...handedIn.answers,
  fetchMockTestReceipt: () => ({ status: 200, body: receipt }),
} satisfies Answers;

const pages: readonly (readonly [what: string, address: string, answers: Answers])[] = [
  ['the list of tests', '/mock-test', before],
  ['the list with a result', '/mock-test', after],
  ['the overview', '/mock-test/overview?id=small_exam', before],
  ['the introduction', '/mock-test/introduction?id=small_exam', before],
  ['a running test', `/mock-test/exercise?id=${runningId}`, running.answers],
  ['the result', `/mock-test/results?id=${sessionId}`, after],
  ['a question of the result', `/mock-test/results?id=${sessionId}&item=1`, after],
  ['the scorecard', `/mock-test/scorecard?id=${sessionId}`, after],
  ['the receipt', `/mock-test/receipt?id=${sessionId}`, after],
];

it.each(pages)('%s: accessible in both looks', async (what, address, api) => {
  await renderPage(address, { ...phone, user: student, api });
  await expectLoaded();
  await expectSoundInBothLooks(what);
});

it('a test is accessible in both looks, from its start to its result', async () => {
  const { answers } = fakeSitting(readingSprint(600));
  await renderPage('/mock-test', { ...phone, user: student, api: answers });
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('button', { name: 'Submit and continue' }).click();
  const empty = page.getByRole('dialog', { name: 'Continue without an answer?' });
  await expect.element(empty).toBeVisible();
  await expectSoundInBothLooks('the dialog before an empty answer');
  await returnToPhone();
  await empty.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Hand in' }).click();
  const submitTest = page.getByRole('dialog', { name: 'Hand in the test now?' });
  await expect.element(submitTest).toBeVisible();
  await expectSoundInBothLooks('the dialog before a test is handed in');
  await returnToPhone();
  await submitTest.getByRole('button', { name: 'Hand in now' }).click();
  await expect.element(page.getByRole('heading', { name: /your result/ })).toBeVisible();
});

it('the tour visits every page of a mock test', () => {
  const addresses = pages.map(([, address]) => address);
  expect(
    unvisited(addresses, ({ access, path }) => access === 'student' && path.startsWith('/mock-test')),
  ).toEqual([]);
});
