import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSuite } from './suites.ts';

// Small suites, run by the real vitest.
const suites: Readonly<Record<string, string>> = {
  mixed:
    "test('holds', () => expect(1).toBe(1)); test('fails', () => expect(1).toBe(2)); test.skip('waits', () => {}); test.todo('planned');",
  flaky:
    "let tries = 0; test('passes at its second try', { retry: 1 }, () => expect(++tries).toBe(2)); test('passes at once', { retry: 1 }, () => expect(1).toBe(1));",
  hooks:
    "import { afterAll } from 'vitest'; afterAll(() => { throw new Error('cannot be tidied up'); }); test('holds', () => expect(1).toBe(1));",
  broken: "throw new Error('cannot be loaded');",
  outside:
    "test('holds', () => { Promise.reject(new Error('this was not caught')); expect(1).toBe(1); return new Promise((done) => setImmediate(done)); });",
  settings: "test('no setting of a developer', () => expect(process.env.DATABASE_URL).toBeUndefined());",
};
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ninety-suites-'));
  symlinkSync(path.resolve(import.meta.dirname, '..', '..', 'node_modules'), path.join(root, 'node_modules'));
  for (const [name, source] of Object.entries(suites)) {
    mkdirSync(path.join(root, name));
    const file = path.join(root, name, 'one.spec.ts');
    writeFileSync(file, `import { expect, test } from 'vitest';\n${source}`);
  }
  const projects = [...Object.keys(suites), 'empty'].map((name) => ({
    test: { name, include: [`${name}/*.spec.ts`] },
  }));
  writeFileSync(
    path.join(root, 'vitest.config.ts'),
    `export default ${JSON.stringify({ test: { projects } })};`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

test('a suite gives the counts that vitest reports, and each failure in words', async () => {
  const tally = await runSuite(root, 'mixed');
  expect(tally).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  expect(tally.failures[0]).toMatch(/^mixed\/one\.spec\.ts > fails\n +AssertionError: expected 1 to be 2/);
});

test('a test that passes at its second try is listed with the error of its first', async () => {
  const tally = await runSuite(root, 'flaky');
  expect(tally).toMatchObject({ passed: 2, failed: 0, failures: [] });
  expect(tally.flaky).toHaveLength(1);
  expect(tally.flaky?.[0]).toMatch(
    /^flaky\/one\.spec\.ts > passes at its second try\n +AssertionError: expected 1/,
  );
});

test('several suites give one sum, and the files in the order of their time', async () => {
  const tally = await runSuite(root, 'mixed', 'flaky');
  expect(tally).toMatchObject({ passed: 3, failed: 1, skipped: 2 });
  expect(tally.slowFiles?.map(({ file }) => file).toSorted()).toEqual([
    'flaky/one.spec.ts',
    'mixed/one.spec.ts',
  ]);
});

test.each([
  ['a file that cannot be loaded', 'broken', 'cannot be loaded', 0],
  ['a hook that fails', 'hooks', 'cannot be tidied up', 1],
  ['an error outside the tests', 'outside', 'this was not caught', 1],
  ['such an error names its file', 'outside', 'outside/one.spec.ts', 1],
  ['no tests at all', 'empty', 'has no tests', 0],
])('%s is a failure', async (_, project, words, passed) => {
  const tally = await runSuite(root, project);
  expect(tally).toMatchObject({ passed, failed: 1 });
  expect(tally.failures.join('\n')).toContain(words);
});

test("a developer's own settings do not reach the tests", async () => {
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = 'postgres://127.0.0.1/precious';
  try {
    expect(await runSuite(root, 'settings')).toMatchObject({ passed: 1, failed: 0 });
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
});
