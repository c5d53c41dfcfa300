import { expect, test } from 'vitest';
import { isServerPath } from './site-paths.ts';

test.each(['/till/pay/pi_1', '/api', '/api/users/x', '/admin/', '/.well-known/security.txt'])(
  '%s is answered by the server',
  (pathname) => expect(isServerPath(pathname)).toBe(true),
);

test.each(['/', '/checkout', '/tillage', '/practice/api'])('%s is a page of the student client', (pathname) =>
  expect(isServerPath(pathname)).toBe(false),
);
