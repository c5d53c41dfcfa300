import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from './content-files.ts';

const folder = path.join(contentFolder, 'SDI');
const pictures = readdirSync(folder).filter((name) => name.endsWith('.svg'));

test('has pictures to describe', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(40);
});

test.each(pictures)('%s runs and fetches nothing, on a light background, legible at 360 pixels', (name) => {
  const svg = readFileSync(path.join(folder, name), 'utf8');
  expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href=|url\((?!#)/i);
  // SVG namespaces are addresses too.
  expect(svg.replaceAll(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:/);
  expect(svg).toMatch(/^<svg [^>]*width="420"[^>]*><rect width="420" height="\d+" fill="#ffffff"\/>/);
  const sizes = [...svg.matchAll(/font-size="([\d.]+)(?:px)?"/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
