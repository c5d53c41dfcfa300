import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile, shortenLog } from './log-file.ts';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'ninety-log-')), 'logs', 'api.log');
});
afterEach(() => rmSync(path.dirname(path.dirname(file)), { recursive: true }));

function logOf(...lines: string[]) {
  const told: string[] = [];
  const log = openLogFile(file, (sentence) => told.push(sentence));
  for (const line of lines) log.write(Buffer.from(line));
  return { log, told };
}

test('writes every byte, and reports a fatal line that comes in pieces', () => {
  const lines = ['{"level":30,"msg":"rea', 'dy"}\n{"level":60,"msg":"no da', 'tabase"}\n', 'no line yet'];
  expect(logOf(...lines).told).toEqual(['no database']);
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
});

test('makes the file readable only by its owner', () => {
  logOf('new\n');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

test.each([
  [
    'the last logged error',
    ['{"level":50,"msg":"cannot open","err":{"message":"no such table"}}\n', 'bye\n'],
    'cannot open: no such table',
  ],
  [
    'a thrown error',
    ['x.ts:1\n\nTypeError [ERR_X]: no such thing\n    at run (x.ts:1:1)\n\nNode.js v24\n'],
    'TypeError [ERR_X]: no such thing',
  ],
  [
    "a bundler's error",
    ['\u001b[31m[UNRESOLVED] \u001b[0mno ./x.ts\u001b[0m\n', '}\n'],
    '[UNRESOLVED] no ./x.ts',
  ],
  ['the last line otherwise', ['Killed\n', '\n'], 'Killed'],
  ['silence', [], 'it gave no reason'],
])('reports the reason for an end as %s', (_, lines, reason) => {
  expect(logOf(...lines).log.reason()).toBe(reason);
});

test('rotates a log at 5 MB and keeps three', () => {
  const { log } = logOf();
  const megabyte = Buffer.from(`${'x'.repeat(999_999)}\n`);
  for (let count = 0; count < 40; count += 1) log.write(megabyte);
  for (const name of [file, `${file}.1`, `${file}.2`, `${file}.3`]) {
    expect(statSync(name).size).toBeLessThanOrEqual(6_000_000);
  }
  expect(existsSync(`${file}.4`)).toBe(false);
});

test('rotates the log of another program while it appends to it', () => {
  logOf('');
  const other = openSync(file, 'a', 0o600);
  const lines = Buffer.alloc(5_000_001, 'x');
  writeSync(other, lines);
  shortenLog(file);
  writeSync(other, 'after\n');
  shortenLog(file);
  closeSync(other);
  expect(readFileSync(file, 'utf8')).toBe('after\n');
  expect(statSync(`${file}.1`)).toMatchObject({ size: lines.length });
  expect((statSync(`${file}.1`).mode & 0o777).toString(8)).toBe('600');
  expect(existsSync(`${file}.2`)).toBe(false);
});
