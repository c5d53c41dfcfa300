import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSuite } from '#infra/test-runner/suites.ts';
import type { Sighting } from './control.ts';

const seen: Sighting = {
  path: '/a-page-of-no-client',
  role: 'button',
  name: 'Submit and finish',
  wasPressed: false,
};
const told = 'No test presses this control: student: button “Submit and finish”';

// Small suites with the set-up of the browser tests, run by the real vitest.
const tells = `writeFileSync(inject('controlsFolder') + '/one.jsonl', ${JSON.stringify(`${JSON.stringify(seen)}\n`)});`;
const suites: Readonly<Record<string, string>> = {
  unpressed: `test('holds', () => { ${tells} expect(1).toBe(1); });`,
  failing: `test('fails', () => { ${tells} expect(1).toBe(2); });`,
};
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ninety-pressed-'));
  symlinkSync(
    path.resolve(import.meta.dirname, '..', '..', '..', 'node_modules'),
    path.join(root, 'node_modules'),
  );
  const globalSetup = [path.join(import.meta.dirname, 'global-setup.ts')];
  const projects = Object.entries(suites).map(([name, source]) => {
    mkdirSync(path.join(root, name));
    const imports =
      "import { expect, inject, test } from 'vitest';\nimport { writeFileSync } from 'node:fs';\n";
    writeFileSync(path.join(root, name, 'one.spec.ts'), imports + source);
    return { test: { name, include: [`${name}/*.spec.ts`], globalSetup } };
  });
  writeFileSync(
    path.join(root, 'vitest.config.ts'),
    `export default ${JSON.stringify({ test: { projects } })};`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

test('a whole suite that leaves a control unpressed fails and names it', async () => {
  const { failed, failures } = await runSuite(root, 'unpressed');
  expect(failed).toBe(1);
  expect(failures.join('\n')).toContain(told);
});

test('where a test failed, nothing is said of what was not pressed', async () => {
  const { failed, failures } = await runSuite(root, 'failing');
  expect(failed).toBe(1);
  expect(failures.join('\n')).not.toContain('No test presses');
});
