import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type Account, type AccountEvent } from '../account.ts';
import { appVersion, appVersionSchema, isOlderVersion } from './app-version.ts';
import { updateAppVersion } from './update-app-version.ts';

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'a@example.org', passwordHash: 'hash', examType: 'core' },
};
const updated = (version: string): AccountEvent => ({ type: 'AppVersionUpdated', data: { version } });
const update = (version: string) => (state: Account) => updateAppVersion(state, { version });

test('the release is that of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(appVersion).toBe(version);
});

test('records the newest version of a user once', () => {
  given(accountStream, [registered])
    .when(update('0.1.0'))
    .then([updated('0.1.0')]);
  given(accountStream, [registered, updated('0.9.0')])
    .when(update('0.10.0'))
    .then([updated('0.10.0')]);
  for (const version of ['0.9.0', '0.8.12']) {
    given(accountStream, [registered, updated('0.9.0')])
      .when(update(version))
      .then([]);
  }
  given(accountStream, []).when(update('0.1.0')).thenRejected('not_found');
});

test('orders versions part by part', () => {
  const part = fc.nat(20);
  const versions = fc.tuple(part, part, part);
  fc.assert(
    fc.property(versions, versions, (one, other) => {
      const [weightOfOne, weightOfOther] = [one, other].map(([a, b, c]) => a * 10_000 + b * 100 + c);
      expect(isOlderVersion(one.join('.'), other.join('.'))).toBe(
        Number(weightOfOne) < Number(weightOfOther),
      );
    }),
  );
});

test.each(['', '1', '1.0', 'v1.0.0', '1.0.0-beta', '1.0.0.0', '999999.0.0', '１.0.0'])(
  'refuses %s as a version',
  (version) => {
    expect(appVersionSchema.safeParse(version).success).toBe(false);
  },
);
