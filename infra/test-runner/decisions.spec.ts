import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..', 'adr');
const files = readdirSync(folder);

test('no two decisions have one number', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(files.length);
});

test.each(files)('%s has its number, its three parts in order, and 25 lines at most', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. [A-Z]`));
  expect(text).toMatch(/\*\*Context\.\*\*[^]*\*\*Decision\.\*\*[^]*\*\*Consequences\.\*\*/);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
});
