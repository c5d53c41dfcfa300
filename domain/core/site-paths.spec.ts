import { expect, test } from 'vitest';
import { isPublicPath, isServerPath } from './site-paths.ts';

test.each(['/till/pay/pi_1', '/api', '/api/users/x', '/admin/', '/.well-known/security.txt'])(
  '%s is answered by the server',
  (pathname) => expect(isServerPath(pathname)).toBe(true),
);

test.each(['/', '/checkout', '/tillage', '/practice/api'])('%s is a page of the student client', (pathname) =>
  expect(isServerPath(pathname)).toBe(false),
);

test.each(['/blog', '/blog/linking-words', '/faq', '/sitemap.xml'])('%s is rendered by the server', (path) =>
  expect([isPublicPath(path), isServerPath(path)]).toEqual([true, false]),
);

test.each(['/', '/blogger', '/practice', '/mock-test/help'])('%s is not rendered by the server', (path) =>
  expect(isPublicPath(path)).toBe(false),
);
