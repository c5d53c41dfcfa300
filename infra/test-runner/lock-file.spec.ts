import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      hasInstallScript: z.boolean().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
    }),
  ),
});
const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '..', '..', name), 'utf8'));
const { packages } = lockSchema.parse(read('package-lock.json'));
const entries = Object.entries(packages).filter(([name, { link }]) => name !== '' && link !== true);

test('each package is pinned by the hash of what is in it', () => {
  expect(entries.length).toBeGreaterThan(100);
  const odd = entries.filter(
    ([, { integrity }]) => integrity !== undefined && !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(odd.map(([name]) => name)).toEqual([]);
});

/** npm writes no hash for another platform's package if the registry did not offer it. */
test('only programs for other platforms, which are not installed here, may lack it', () => {
  const without = entries.filter(([, { integrity }]) => integrity === undefined);
  const needed = without.filter(([, { optional, os }]) => optional !== true || os === undefined);
  expect(needed.map(([name]) => name)).toEqual([]);
});

/** npm runs no other scripts: Node's downloads the binary, Postgres's creates links that an archive cannot contain. */
test('each package with an install script is allowed or forbidden to run it', () => {
  const { allowScripts } = manifestSchema.parse(read('package.json'));
  const withScript = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 13));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(names)].toSorted());
});
