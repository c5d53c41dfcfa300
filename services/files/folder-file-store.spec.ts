import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { FilesUnavailable } from './file-store.ts';
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

test('refuses files of users below a floor of free disk space, and reports it', async () => {
  const folder = mkdtempSync(path.join(root, 'full-'));
  const key = Buffer.alloc(32);
  const keys = { obtain: async () => key, find: async () => key };
  const file = () => ({
    content: Readable.from([Buffer.from('x')]),
    mediaType: 'audio/wav',
    maximumBytes: 9,
  });
  const recording = { owner: { kind: 'person', id: 'ann' }, key: 'a' } as const;
  const full = createFolderFileStore(folder, keys, Number.MAX_SAFE_INTEGER);
  await expect(full.put(recording, file())).rejects.toThrow(FilesUnavailable);
  await expect(full.check()).rejects.toThrow(/MB left/);
  expect(readdirSync(folder)).not.toContain('files');
  await full.put({ owner: { kind: 'installation' }, key: 'LWD-0001.mp3' }, file());
  await createFolderFileStore(folder, keys, 1).put(recording, file());
});
