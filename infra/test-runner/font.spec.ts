import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../web-student/src/app/styles/font.css', import.meta.url), 'utf8');
const files = [...css.matchAll(/url\('(.+?)'\)/g)].map(([, name]) =>
  fileURLToPath(import.meta.resolve(String(name))),
);

it('ships one variable font, of 60 kB at most', () => {
  expect(files).toHaveLength(1);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(60_000);
});

it('shows text before the font is there, in one of the same size', () => {
  const faces = css.split('@font-face').slice(1);
  const late = faces.filter((face) => face.includes('url('));
  const local = faces.filter((face) => face.includes('local('));
  for (const face of late) expect(face).toContain('font-display: swap');
  for (const face of local) expect(face).toMatch(/ascent-override[^]*descent-override[^]*size-adjust/);
  expect(late.length + local.length).toBe(faces.length);
});
