import jsqr from 'jsqr';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { canonicalJson } from '#domain/core/events/canonical-json.ts';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { receiptFileBytes } from '#domain/receipts/receipt.ts';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { publishReceiptKeys, receiptFile } from '#student/testing/mock-tests/receipts.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const sessionId = '01900000-0000-7000-8000-0000000000aa';
const file = receiptFile(sessionId);
const address = `/mock-test/receipt?id=${sessionId}`;
const api = { fetchMockTestReceipt: () => ({ status: 200 as const, body: file }) };
const phone = { width: 360, height: 800 };
const heading = (name: string) => page.getByRole('heading', { name });
const details = page.getByText('Technical details', { exact: true });
const localTime = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
const chooser = page.getByRole('button', { name: 'File of the receipt' });

async function choose(content: BlobPart) {
  await expect.element(chooser).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page takes no file');
  await userEvent.upload(input, new File([content], 'receipt.json', { type: 'application/json' }));
}

async function renderForVisitor(path: string, options: Parameters<typeof renderPage>[1] = {}) {
  const rendered = await renderPage('/desktop-only', options);
  const keys = publishReceiptKeys();
  rendered.goTo(path);
  return { ...rendered, keys };
}

async function scanned(): Promise<string> {
  const drawing = page.getByRole('img', { name: 'Code that checks this receipt' });
  const side = 420;
  const picture = new Image();
  picture.src = `data:image/svg+xml;base64,${btoa(new XMLSerializer().serializeToString(await drawing.findElement()))}`;
  await picture.decode();
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.drawImage(picture, 0, 0, side, side);
  const code = jsqr(context.getImageData(0, 0, side, side).data, side, side);
  if (!code) throw new Error('The code is not legible');
  return code.data;
}

it('downloads the receipt, and shows what it proves', async () => {
  const saved = savedFiles();
  await renderPage(address, { user: student, api, width: 1440, colorScheme: 'dark' });
  await expect.element(heading('Receipt of your test')).toBeVisible();
  await expect.element(page.getByText('Reading sprint', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 of 5 answers', { exact: false })).toBeVisible();
  const handedIn = page.getByText(localTime(file.receipt.handedInAt), { exact: false });
  await expect.element(handedIn.first()).toBeVisible();
  for (const folded of [sessionId, file.receipt.userId, 'reading_sprint_1', file.signature])
    await expect.element(page.getByText(folded)).not.toBeVisible();
  await details.click();
  for (const shown of [sessionId, file.signature]) await expect.element(page.getByText(shown)).toBeVisible();
  expect(page.getByRole('cell', { name: 'Left out' }).elements()).toHaveLength(4);
  await expectAccessible('a receipt');
  await page.getByRole('button', { name: 'Download the file' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual([`ninety-receipt-${sessionId}.json`]);
  expect(await saved[0]?.content.text()).toBe(canonicalJson(file));
  await expect
    .element(page.getByRole('link', { name: 'Back to the scorecard' }))
    .toHaveAttribute('href', `/mock-test/scorecard?id=${sessionId}`);
  await expect.element(page.getByRole('link', { name: /\/receipt$/ })).toHaveAttribute('href', '/receipt');
});

it('shows the name of a fixed test, and no id for an older receipt without one', async () => {
  const mockTestId = 'mock_test_core_2026_1';
  const of = (test: { readonly mockTestId: string; readonly testName?: string }) => ({
    fetchMockTestReceipt: () => ({ status: 200 as const, body: receiptFile(sessionId, test) }),
  });
  const { api: calls, goTo } = await renderPage(address, {
    user: student,
    api: of({ mockTestId, testName: 'Core, first evening test' }),
  });
  const name = page.getByText('Core, first evening test', { exact: true });
  await expect.element(name).toBeVisible();
  publishReceiptKeys();
  goTo((await scanned()).slice(location.origin.length));
  await expect.element(page.getByText('This code is genuine')).toBeVisible();
  await expect.element(name).toBeVisible();

  calls.answer(of({ mockTestId }));
  goTo(`${address}&old`);
  await expect.element(heading('Receipt of your test')).toBeVisible();
  await details.click();
  await expect.element(page.getByText(mockTestId)).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
});

it('checks a file, and explains a changed file', async () => {
  const { goTo, keys } = await renderForVisitor('/receipt', phone);
  await choose(canonicalJson(file));
  await expect.element(page.getByText('This receipt is genuine')).toBeVisible();
  await expect.element(page.getByText(sessionId)).toBeInTheDocument();
  await expectAccessible('a genuine receipt');
  await choose(canonicalJson(file).replace('"revision":1', '"revision":2'));
  await expect.element(page.getByText('This receipt was changed')).toBeVisible();
  await expect.element(page.getByText(sessionId)).not.toBeInTheDocument();

  keys.setReachable(false);
  goTo('/receipt');
  await choose(canonicalJson(file));
  await expect.element(page.getByText('This receipt is genuine')).toBeVisible();
});

it('says at the field why a file cannot be a receipt', async () => {
  await renderForVisitor('/receipt', phone);
  const problem = page.getByRole('alert');
  await choose('{}');
  await expect.element(problem).toMatchTextContent(/not one of our receipts/);
  await expect.element(chooser).toHaveAccessibleDescription(/not one of our receipts/);
  await expectAccessible('a file that is not a receipt');
  await choose('Dear student');
  await expect.element(problem).toMatchTextContent(/not in the format of a receipt/);
  await choose(Uint8Array.of(0xff, 0xd8, 0xff));
  await expect.element(problem).toMatchTextContent(/not a text file/);
  await choose(JSON.stringify(file, null, 2));
  await expect.element(problem).toMatchTextContent(/Another program/);
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  await choose(new Uint8Array(receiptFileBytes + 1));
  await expect.element(problem).toMatchTextContent(/too large/);
  expect(read).not.toHaveBeenCalled();
  read.mockRejectedValueOnce(new DOMException('It was moved', 'NotFoundError'));
  await choose(canonicalJson(file));
  await expect.element(problem).toMatchTextContent(/cannot read this file/);
  await choose(canonicalJson(file));
  await expect.element(page.getByText('This receipt is genuine')).toBeVisible();
  await expect.element(chooser).not.toHaveAccessibleDescription();
});

it('loads the keys on retry', async () => {
  const { goTo, keys } = await renderForVisitor('/desktop-only');
  keys.setReachable(false);
  goTo('/receipt');
  await expect.element(heading('The keys could not be loaded')).toBeVisible();
  keys.setReachable(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('Check a receipt')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('explains a test without a receipt, and leads on', async () => {
  const { answers } = fakeSitting(readingSprint(360));
  const started = answers.startMockTest();
  const running = 'body' in started ? started.body.sessionId : '';
  const { api: calls, goTo } = await renderPage(`/mock-test/receipt?id=${running}`, {
    user: student,
    api: { ...answers, fetchMockTestReceipt: () => refused('test_not_submitted') },
    ...phone,
  });
  await expect.element(heading('No receipt yet')).toBeVisible();
  await expectAccessible('no receipt yet');
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await expect.poll(() => location.pathname).toBe('/mock-test/exercise');
  await expect.element(page.getByText('Reading sprint · Question 1 of 5')).toBeVisible();

  goTo('/mock-test/receipt');
  await expect.element(heading('Test not found')).toBeVisible();
  calls.answer({ fetchMockTestReceipt: () => refused('mock_test_not_found') });
  goTo(address);
  await expect.element(heading('Test not found')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the mock tests' }))
    .toHaveAttribute('href', '/mock-test');
  calls.answer({ fetchMockTestReceipt: unreachable });
  goTo(address);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('prints without navigation and buttons', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await renderPage(address, { user: student, api });
  await page.getByRole('button', { name: 'Print this page' }).click();
  expect(print).toHaveBeenCalledOnce();
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(heading('Signature (Ed25519)')).toBeVisible();
});

it('proves a printed receipt by its code', async () => {
  const { api: calls, goTo } = await renderPage(address, { user: student, api, ...phone });
  const code = await scanned();
  expect(code).toMatch(new RegExp(`^${location.origin}/receipt#`));
  const open = (printed: string) => goTo(printed.slice(location.origin.length));

  localStorage.clear();
  publishReceiptKeys();
  open(code);
  await expect.element(page.getByText('This code is genuine')).toBeVisible();
  await expect.element(page.getByText(sessionId)).toBeInTheDocument();
  await expect.element(page.getByText('1 of 5 answers', { exact: false })).toBeVisible();
  await expectAccessible('a genuine code');
  await choose(canonicalJson(file));
  await expect.element(page.getByText('The code was printed from this receipt.')).toBeVisible();
  await choose(canonicalJson(receiptFile(student.id)));
  await expect.element(page.getByText('The code was printed from another receipt.')).toBeVisible();

  open(`${code.slice(0, -6)}AAAAAA`);
  await expect.element(page.getByText('This code was changed')).toBeVisible();
  open(code.slice(0, 90));
  await expect.element(page.getByText('This is not a receipt code')).toBeVisible();
  await expect.element(page.getByText(sessionId)).not.toBeInTheDocument();
  expect(calls.inputsOf('fetchMockTestReceipt').length).toBeGreaterThan(0);
});
