import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient } from './clients.ts';
import { LaunchFailure } from './failure.ts';

// A client of one line, built by the real Vite.
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ninety-clients-'));
  symlinkSync(path.resolve(import.meta.dirname, '..', '..', 'node_modules'), path.join(root, 'node_modules'));
  write('domain/core/word.ts', "export const word = 'first';");
  write('web-student/index.html', '<script type="module" src="/src/main.ts"></script>');
  write(
    'web-student/src/main.ts',
    "import { word } from '../../domain/core/word.ts'; document.title = word;",
  );
});
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), source);
}

const build = (environment: NodeJS.ProcessEnv = process.env) =>
  buildClient('web-student', {
    cwd: root,
    environment,
    log: path.join(root, 'build.log'),
    tell: () => undefined,
    signal: new AbortController().signal,
  });

test('builds a client only when its sources have changed', async () => {
  expect(await build()).toBe(true);
  expect(existsSync(path.join(root, 'web-student', 'dist', 'index.html'))).toBe(true);
  expect(await build()).toBe(false);
  write('web-student/src/main.spec.ts', '');
  write('web-student/e2e/main.spec.ts', '');
  expect(await build()).toBe(false);
  write('domain/core/word.ts', "export const word = 'second';");
  expect(await build()).toBe(true);
});

test('reports a failing build and leaves nothing that looks built', async () => {
  write('web-student/src/main.ts', "import './nowhere.ts';");
  const failure: unknown = await build().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LaunchFailure);
  expect(String(failure)).toContain('nowhere.ts');
  expect(readFileSync(path.join(root, 'build.log'), 'utf8')).toContain('nowhere.ts');
  await expect(build()).rejects.toThrow(LaunchFailure);
});
