import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '../content-files.ts';
import { drawPicture } from './draw-picture.ts';
import { readPictures } from './read-pictures.ts';

const pictures = readPictures();

describe.each(pictures)('the picture of $uid', ({ data, file }) => {
  test('is what its data are drawn to', async () => {
    expect(readFileSync(file, 'utf8')).toBe(await drawPicture(data));
  });

  test('runs nothing and fetches nothing', () => {
    const svg = readFileSync(file, 'utf8');
    expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href=|url\((?!#)/i);
    // The namespaces of SVG alone are written as addresses.
    expect(svg.replaceAll(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:/);
  });

  test('has a light ground of its own and letters that 360 pixels leave legible', () => {
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg [^>]*width="420"[^>]*><rect width="420" height="\d+" fill="#ffffff"\/>/);
    const sizes = [...svg.matchAll(/font-size="([\d.]+)(?:px)?"/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
});

test('every picture in the folder is drawn from data', () => {
  const drawn = readdirSync(path.join(contentFolder, 'SDI')).filter((name) => name.endsWith('.svg'));
  expect(drawn.toSorted()).toEqual(pictures.map(({ uid }) => `${uid}.svg`));
});

test('what is told as a name is written as text', async () => {
  const svg = await drawPicture({
    kind: 'table',
    caption: 'Tea & <coffee>',
    columns: [{ name: 'Kind', unit: '' }],
    rows: [['"Black"']],
  });
  expect(svg).toContain('Tea &amp; &lt;coffee&gt;');
  expect(svg).toContain('&quot;Black&quot;');
});
