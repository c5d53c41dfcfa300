import { expect, it } from 'vitest';
import { nameFrom } from './name-from.ts';

it.each([
  ['How was your exam?', 'how-was-your-exam'],
  ['  Café & résumé: 2027 ', 'cafe-resume-2027'],
  ['Ångström', 'angstrom'],
  ['!?', ''],
  [`${'a'.repeat(39)} and more`, 'a'.repeat(39)],
])('names %o %o', (title, name) => {
  expect(nameFrom(title)).toBe(name);
});
