import { expect, test } from 'vitest';
import { hasBannerOn, storeOf } from './banner-rules.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', undefined],
])('%s has the store %s', (userAgent, store) => {
  expect(storeOf(userAgent)).toBe(store);
});

test('the banner is away before a test and at the login', () => {
  const pages = ['/', '/practice', '/dashboard', '/login', '/register', '/mock-test', '/mock-test/overview'];
  expect(pages.filter(hasBannerOn)).toEqual(['/', '/practice', '/dashboard']);
});
