import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rateLimitsTable } from '#domain/core/rate-limits.ts';
import { settingsTable } from './settings-table.ts';

const readme = readFileSync(path.resolve(import.meta.dirname, '..', '..', 'README.md'), 'utf8');

test.each([
  ['settings', settingsTable()],
  ['limits', rateLimitsTable()],
])("the README's table of %s matches the code", (name, given) => {
  const [, table = ''] = new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)\\n<!-- /${name} -->`).exec(readme) ?? [];
  const cells = (markdown: string) =>
    markdown
      .trim()
      .split('\n')
      .filter((line) => !/^\|[\s|:-]+$/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells(table)).toEqual(cells(given));
});
