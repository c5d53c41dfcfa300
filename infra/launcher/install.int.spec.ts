import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startProcess } from '#infra/testing/processes.ts';

const entry = path.join(import.meta.dirname, 'install.mjs');
const base = mkdtempSync(path.join(tmpdir(), 'ninety-install-'));
let clone: string;

// A clone with its own package, so that nothing is downloaded.
beforeEach(() => {
  clone = mkdtempSync(path.join(base, 'clone-'));
  mkdirSync(path.join(clone, 'greeting'));
  write('greeting/package.json', { name: 'greeting', version: '1.0.0' });
  write('package.json', { name: 'clone', version: '1.0.0', dependencies: { greeting: 'file:greeting' } });
  write('package-lock.json', lockFile('1.0.0'));
});
afterAll(() => rmSync(base, { recursive: true }));

const lockFile = (version: string) => ({
  name: 'clone',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': { name: 'clone', version: '1.0.0', dependencies: { greeting: 'file:greeting' } },
    greeting: { version },
    'node_modules/greeting': { resolved: 'greeting', link: true },
  },
});
const write = (file: string, content: object) =>
  writeFileSync(path.join(clone, file), JSON.stringify(content));
const install = () => startProcess(entry, [clone], {});

test('installs packages once, and again when the lock file changes', async () => {
  await using first = install();
  expect(await first.exited).toBe(0);
  expect(first.output()).toMatch(/^Installing packages, about a minute\nPackages installed +\d+\.\d s\n$/);
  await using second = install();
  expect([await second.exited, second.output()]).toEqual([0, '']);
  write('greeting/package.json', { name: 'greeting', version: '2.0.0' });
  write('package-lock.json', lockFile('2.0.0'));
  await using third = install();
  expect(await third.exited).toBe(0);
  expect(third.output()).toContain('Packages installed');
});

test('keeps packages that a developer installed by hand', async () => {
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: clone });
  await using run = install();
  expect([await run.exited, run.output()]).toEqual([0, '']);
});

test('installs once for two concurrent starts', async () => {
  await using first = install();
  await using second = install();
  expect(await Promise.all([first.exited, second.exited])).toEqual([0, 0]);
  expect(`${first.output()}${second.output()}`.match(/Packages installed/g)).toHaveLength(1);
});

test("reports a failure in a sentence, with npm's last lines", async () => {
  mkdirSync(path.join(clone, 'other'));
  write('other/package.json', { name: 'other', version: '1.0.0' });
  write('package.json', { name: 'clone', version: '1.0.0', dependencies: { other: 'file:other' } });
  await using run = install();
  expect(await run.exited).toBe(1);
  expect(run.output()).toMatch(
    /^Installing packages, about a minute\nThe packages could not be installed: package\.json and package-lock\.json do not agree/,
  );
});

test('tells a clone without a lock file what to do', async () => {
  rmSync(path.join(clone, 'package-lock.json'));
  await using run = install();
  expect(await run.exited).toBe(1);
  expect(run.output()).toMatch(/^There is no package-lock\.json in .*is the clone complete\?\n$/);
});
