import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanCommit, recordGreenCommit } from './green-commits.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ninety-green-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a commit counts while no file differs from it', () => {
  expect(cleanCommit(root)).toBeUndefined();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  git('init');
  writeFileSync(path.join(root, 'a.txt'), 'one');
  git('add', '.');
  git('commit', '-m', 'Add a file');
  expect(cleanCommit(root)).toBe(git('rev-parse', 'HEAD').trim());
  writeFileSync(path.join(root, 'b.txt'), 'untracked');
  expect(cleanCommit(root)).toBeUndefined();
});

test('each commit is a line', () => {
  const file = path.join(root, 'cache', 'green-commits');
  recordGreenCommit('aaa', file);
  recordGreenCommit('bbb', file);
  expect(readFileSync(file, 'utf8')).toBe('aaa\nbbb\n');
});
