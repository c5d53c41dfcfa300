import { expect, it } from 'vitest';
import { isInConsole, paths, safeRedirect } from './paths.ts';

it('writes addresses with their queries', () => {
  expect(paths.exercise.getHref('RSA-0001')).toBe('/exercise?uid=RSA-0001');
  expect(paths.practice.getHref()).toBe('/practice');
  expect(paths.practice.getHref(undefined, 'RRP')).toBe('/practice?exercise=RRP');
  expect(paths.login.getHref('/exercise?uid=RSA-0002')).toBe('/login?redirect=%2Fexercise%3Fuid%3DRSA-0002');
});

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '\t//elsewhere.example',
  'javascript:alert(1)',
  'elsewhere.example',
  '',
  '/login',
  '/register',
  null,
])('does not go to %s after the login', (redirect) => {
  expect(safeRedirect(redirect)).toBeUndefined();
});

it('goes back to a page of its own, or of the admin console', () => {
  expect(safeRedirect('/statistics')).toBe('/statistics');
  expect(safeRedirect('/admin/#/users')).toBe('/admin/#/users');
});

it('recognises the admin console by its URL', () => {
  expect(['/admin', '/admin/', '/admin/#/users', '/admin?x=1'].filter(isInConsole)).toHaveLength(4);
  expect(['/administer', '/', '/dashboard', '/practice/admin'].filter(isInConsole)).toEqual([]);
});
