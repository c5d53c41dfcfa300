import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createFolderFileStore } from './folder-file-store.ts';
import { fileStoreContract } from './testing/file-store-contract.ts';

const root = mkdtempSync(path.join(tmpdir(), 'ninety-store-'));
afterAll(() => rmSync(root, { recursive: true }));

fileStoreContract('a folder', (keys) => {
  const folder = mkdtempSync(path.join(root, 'data-'));
  return {
    folder,
    store: createFolderFileStore(folder, keys),
    names: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(path.join(folder, name)).isFile(),
      ),
    raw: (name) => readFileSync(path.join(folder, name)),
    overwrite: (name, content) => writeFileSync(path.join(folder, name), content),
  };
});
