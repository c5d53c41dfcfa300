import { afterEach, expect, it } from 'vitest';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { emailOf, forgetMailed, storeMailed, wayBackOf } from './known-email.ts';

afterEach(forgetMailed);

it('knows, in whatever tab the link of an email opens, who was mailed and where they wanted to go', () => {
  storeMailed('Ann@example.com', '/checkout?package=package_silver&quantity=1');
  expect(emailOf(null)).toBe('Ann@example.com');
  expect(wayBackOf('ann@example.com')).toBe('/checkout?package=package_silver&quantity=1');
  expect(wayBackOf()).toBe('/checkout?package=package_silver&quantity=1');
});

it('redirects no other user, and the same user only once', () => {
  storeMailed('ann@example.com', '/pricing');
  expect(wayBackOf('bob@example.com')).toBeUndefined();
  storeMailed('ann@example.com', undefined);
  expect(wayBackOf('ann@example.com')).toBeUndefined();
  storeMailed('ann@example.com', '/pricing');
  forgetMailed();
  expect([emailOf(null), wayBackOf('ann@example.com'), wayBackOf()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('never leads to another site', () => {
  storeMailed('ann@example.com', undefined);
  browserStore.set(storageKeys.wayBack, '//elsewhere.example');
  expect(wayBackOf('ann@example.com')).toBeUndefined();
});
