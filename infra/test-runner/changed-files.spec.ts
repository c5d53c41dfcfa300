import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changedCapabilities, changedFiles } from './changed-files.ts';

test('changed files are those that differ from the last commit, and new ones', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'ninety-changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    git('init', '-q');
    for (const file of ['same.ts', 'inbox/staged.ts', 'inbox/edited.ts']) write(file, 'old');
    git('add', '.');
    git('commit', '-qm', 'first');
    write('inbox/staged.ts', 'new');
    git('add', '.');
    write('inbox/edited.ts', 'new');
    write('inbox/added.ts', 'new');
    expect(changedFiles(root).toSorted()).toEqual(['inbox/added.ts', 'inbox/edited.ts', 'inbox/staged.ts']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each([
  ['a capability in every layer', ['domain/inbox/index.ts', 'services/inbox/routes.ts'], ['/inbox/']],
  ['a feature of a client', ['web-student/src/features/dashboard/last-days.tsx'], ['/dashboard/']],
  ['documents', ['README.md', 'infra/adr/0001-a.md'], []],
  ['two capabilities', ['projections/inbox/a.ts', 'workflows/mail/b.ts'], ['/inbox/', '/mail/']],
])('of %s the folders are known', (_, files, folders) => {
  expect(changedCapabilities(files)).toEqual(folders);
});

test.each([
  'domain/core/defect.ts',
  'web-student/src/core/api.ts',
  'vitest.config.ts',
  'infra/testing/api.ts',
])('%s is shared by all capabilities', (file) => {
  expect(changedCapabilities(['domain/inbox/index.ts', file])).toBeUndefined();
});
