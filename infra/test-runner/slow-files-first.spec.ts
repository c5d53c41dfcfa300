import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { slowFiles } from './slow-files-first.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

test.each(slowFiles)('%s is there', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});
