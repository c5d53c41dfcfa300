import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
    }),
  ),
});
const file = path.resolve(import.meta.dirname, '..', '..', 'package-lock.json');
const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const entries = Object.entries(packages).filter(([name, { link }]) => name !== '' && link !== true);

test('each package is pinned by the hash of what is in it', () => {
  expect(entries.length).toBeGreaterThan(100);
  const odd = entries.filter(
    ([, { integrity }]) => integrity !== undefined && !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(odd.map(([name]) => name)).toEqual([]);
});

/** npm writes no hash of a package for another platform that the registry in use did not offer. */
test('only programs for other platforms, which are not installed here, may lack it', () => {
  const without = entries.filter(([, { integrity }]) => integrity === undefined);
  const needed = without.filter(([, { optional, os }]) => optional !== true || os === undefined);
  expect(needed.map(([name]) => name)).toEqual([]);
});
