import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingsTable } from './settings.ts';

test("the README's table of settings is the one that the settings give", () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const [, table = ''] = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme) ?? [];
  const cells = (markdown: string) =>
    markdown
      .trim()
      .split('\n')
      .filter((line) => !/^\|[\s|:-]+$/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells(table)).toEqual(cells(settingsTable()));
});
