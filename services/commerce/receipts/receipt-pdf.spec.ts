import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { silverAsk as payment, usd } from '#domain/commerce/testing/carts.ts';
import { drawReceipt } from './receipt-pdf.ts';

const purchase = {
  cartId: '0190b0e0-0000-7000-8000-000000000001',
  packageId: 'package_silver',
  name: 'Silver',
  quantity: 1,
  paidAt: '2026-11-25T10:00:00.000Z',
  paid: usd(6435),
  method: 'card',
  refunded: usd(435),
  until: '2027-05-04T00:00:00.000Z',
  receiptNumber: '2026-000123',
} as const;

/** The text that a PDF reader would copy. */
async function textOf(buyer: readonly string[], name: string = purchase.name): Promise<string> {
  const pdf = await drawReceipt({ purchase: { ...purchase, name }, payment, buyer });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  expect(totalPages).toBe(1);
  // The second part of a letter drawn in two has an empty code of its own.
  return text
    .normalize('NFKC')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/ +/g, ' ');
}

test('names the buyer, the amount, the items and the refunds', async () => {
  const text = await textOf(['Zoë Müller', 'zoe@example.com']);
  for (const words of [
    'Receipt 2026-000123',
    'Paid on 25 November 2026 by card',
    'Zoë Müller',
    'zoe@example.com',
    'Silver, 30 days',
    '64.35 USD',
    '-4.35 USD',
    'Access until 4 May 2027',
  ])
    expect(text).toContain(words);
});

test.each(['Đặng Thị Ánh', 'Юлия', 'Ωμέγα', 'สมชาย', '张伟', '김민수', 'さくら 桜', 'Ada 王芳'])(
  'names %s',
  async (name) => {
    expect(await textOf([name])).toContain(name.normalize('NFKC'));
  },
);

test.each(['محمد', 'प्रिया', 'শেখ'])('shows all letters of %s, in drawing order', async (name) => {
  const text = await textOf([name]);
  for (const letter of name) expect(text).toContain(letter);
});

test('shows question marks for a script without a font, and keeps a long name on the page', async () => {
  expect(await textOf(['ᏣᎳᎩ', '王'.repeat(60)])).toMatch(/\?\?\?[^]*王{60}/);
});

test('names a package in another script', async () => {
  expect(await textOf([], '白金')).toContain('白金, 30 days');
});
