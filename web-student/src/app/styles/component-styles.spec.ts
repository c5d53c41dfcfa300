import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const nameOf = (address: string) => /styles\/(\w+)\.css/.exec(address)?.[1];
const withStyles = new Set(
  Object.keys(import.meta.glob('/node_modules/@mantine/core/styles/*.css', { exhaustive: true })).map(nameOf),
);
const sources = import.meta.glob<string>(['/web-student/src/**/*.{ts,tsx}', '!**/*.spec.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheetsOf = (code: string) =>
  [...code.matchAll(/@mantine\/core\/styles\/\w+\.css/g)].map(([address]) => nameOf(address));
const everywhere = new Set(sheetsOf(sources['/web-student/src/app/styles/styles.ts'] ?? ''));

const componentsOf = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

test('a file brings the style sheets of its Mantine components, unless every page has them', () => {
  expect(withStyles.has('Rating')).toBe(true);
  const missing = Object.entries(sources).flatMap(([file, code]) => {
    const own = new Set(sheetsOf(code));
    return componentsOf(code)
      .filter((name) => withStyles.has(name) && !everywhere.has(name) && !own.has(name))
      .map((name) => `${file}: ${name}.css`);
  });
  expect(missing).toEqual([]);
});

const source = path.join(import.meta.dirname, '..', '..');
/**
 * Reads from disk, because Vitest empties imported style sheets. Skips the public site, which has its own document, and
 * the shared sheet, which every page loads.
 */
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^site|\.module\.css$|shared\.css$/.test(file))
  .map((file) => readFileSync(path.join(source, file), 'utf8'));

function classesOf(sheet: string): Set<string> {
  const rules = sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/(?:^|[},{])\s*((?:\.[\w-]+\s*,\s*)*\.[\w-]+)\s*(?=\{)/g);
  return new Set([...rules].flatMap(([, selector = '']) => selector.split(',').map((name) => name.trim())));
}

test('no two sheets style the same class: the second one loaded would change the first one’s page', () => {
  const all = sheets.flatMap((sheet) => [...classesOf(sheet)]);
  expect(all).toContain('.layout');
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});
