import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from './routes.tsx';

const client = path.resolve(import.meta.dirname, '..', '..');
const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const manifest = z
  .object({
    start_url: z.string(),
    icons: z.array(icon),
    shortcuts: z.array(z.object({ url: z.string() })),
  })
  .parse(JSON.parse(readFileSync(path.join(client, 'public', 'manifest.webmanifest'), 'utf8')));

test('the installed site opens at pages that it has', () => {
  const known = routes.map((route) => route.path);
  expect(known).toEqual(
    expect.arrayContaining([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]),
  );
  expect(readFileSync(path.join(client, 'index.html'), 'utf8')).toContain('href="/manifest.webmanifest"');
});

test.each(manifest.icons.filter(({ type }) => type === 'image/png'))('$src is $sizes', ({ src, sizes }) => {
  const file = readFileSync(path.join(client, 'public', src));
  expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
});
