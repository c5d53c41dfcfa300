import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a file begins with a byte order mark and ends each line with CRLF', () => {
  const rows = [
    ['Zoë', 2],
    [null, -0.5],
  ];
  expect(csvOf(['Name', 'Days'], rows)).toBe('\uFEFFName,Days\r\nZoë,2\r\n,-0.5\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("//x","y")', '"\'=HYPERLINK(""//x"",""y"")"'],
  ['+61 400', "'+61 400"],
  ['-1+1', "'-1+1"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['1=1', '1=1'],
  ['-64.35', '-64.35'],
  ['64.350', '64.350'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvOf([], [[cell]])).toBe(`\uFEFF\r\n${written}\r\n`);
});
