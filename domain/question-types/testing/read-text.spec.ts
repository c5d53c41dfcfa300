import { expect, test } from 'vitest';
import { codesIn, read, readAll, readNumbers, readRange, readTable } from './read-text.ts';

const text = `RSA 120, RMA 180.

| Type | Wait |
|---|---|
| SSQ, LSQ | 1 |
`;

test('reads patterns, tables, codes and ranges from a text', () => {
  expect(read(text, /RMA (\d+)/)).toEqual(['180']);
  expect(readNumbers(text, /RSA (\d+), RMA (\d+)/)).toEqual([120, 180]);
  expect(readAll(text, /([A-Z]{3}) \d+/)).toEqual([['RSA'], ['RMA']]);
  expect(readTable(text, '| Type | Wait |')).toEqual([['SSQ, LSQ', '1']]);
  expect(codesIn('SSQ, LSQ')).toEqual(['SSQ', 'LSQ']);
  expect(readRange('50-70')).toEqual([50, 70]);
});

test.each([
  ['a sentence', () => read(text, /LWD (\d+)/)],
  ['one sentence only', () => read(text, /[A-Z]{3} \d/)],
  ['a list', () => readAll(text, /XYZ/)],
  ['a table', () => readTable(text, '| Type | Answer |')],
  ['rows of a table', () => readTable('| Type |\n|---|', '| Type |')],
  ['codes', () => codesIn('none')],
  ['known codes', () => codesIn('RSA, XYZ')],
  ['a number', () => readNumbers('a few', /(\w+) few/)],
  ['a range', () => readRange('50')],
])('a text without %s fails', (_, reading) => {
  expect(reading).toThrow(RangeError);
});
