import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['a decomposed letter', 'cafe\u0301s', 'cafés'],
  ['zero width', 'sal\u200bt and\u2060 peper', 'salt and peper'],
  ['direction of writing and soft hyphens', '\u202esea\u00adside\u202c', 'seaside'],
  ['Cyrillic look-alikes in an English word', 'th\u0435 s\u0435\u0430', 'the sea'],
  ['full width', 'Ｓｅａ', 'Sea'],
  ['spaces of other kinds', 'the\u00a0sea', 'the sea'],
  ['a word of Russian', 'the море', 'the море'],
  ['line ends and tabs', 'one\n\n\ttwo', 'one\n\n\ttwo'],
])('%s', (_, submitted, clean) => {
  expect(cleanText(submitted).text).toBe(clean);
});

test('what is found in the clean text stands where it was submitted', () => {
  const submitted = 'The se\u200b\u0301a is\u200b cafe\u0301 blue.';
  const clean = cleanText(submitted);
  const from = clean.text.indexOf('café');
  expect(submitted.slice(...clean.spanIn([from, from + 4]))).toBe('cafe\u0301');
  const to = clean.text.indexOf('blue');
  expect(submitted.slice(...clean.spanIn([to, to + 4]))).toBe('blue');
});

test('a word without end and a text without end are not read, and it is said where', () => {
  const word = `The ${'x'.repeat(5000)} sea.`;
  expect(cleanText(word)).toMatchObject({ text: 'The  sea.', unread: [4, 5004] });
  const text = 'The sea. '.repeat(1000);
  expect(cleanText(text)).toMatchObject({ text: text.slice(0, 7000), unread: [7000, 9000] });
  expect(cleanText('The sea is blue.').unread).toBeNull();
  expect(cleanText(`${'sun,'.repeat(30)} and sea.`).unread).toBeNull();
});
