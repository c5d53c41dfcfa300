import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WrongConfiguration } from './wrong-configuration.ts';
import { readConfig, readSettings } from './config.ts';
import { keepSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settingsOf = (environment: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: folder, ...environment });

test('secrets are made up once and readable by their owner alone', () => {
  const first = keepSecrets(settingsOf());
  const second = keepSecrets(settingsOf());
  expect(second.secrets).toEqual(first.secrets);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('what is made up passes the checks of the settings', () => {
  const { secrets } = keepSecrets(settingsOf());
  expect(readConfig({ ...secrets, DATABASE_URL: 'postgres://127.0.0.1/ninety' }).admin.password).toMatch(
    /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/,
  );
});

test('a secret from the environment goes before the kept one and is not written down', () => {
  const { secrets } = keepSecrets(settingsOf({ ADMIN_PASSWORD: 'given-by-hand' }));
  expect(secrets.ADMIN_PASSWORD).toBe('given-by-hand');
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).not.toContain('given-by-hand');
});

test('made-up passwords are to be shown until they have been; given ones never', () => {
  const first = keepSecrets(settingsOf({ STUDENT_PASSWORD: 'given-by-hand' }));
  expect(first.unprinted).toMatchObject([{ whose: 'Admin', password: first.secrets.ADMIN_PASSWORD }]);
  expect(keepSecrets(settingsOf()).unprinted).toHaveLength(2);
  first.shown();
  expect(keepSecrets(settingsOf()).unprinted).toEqual([]);
});

test('a damaged file is refused and left as it is', () => {
  const file = path.join(folder, 'secrets.json');
  writeFileSync(file, '{"TOKEN_SECRET":');
  expect(() => keepSecrets(settingsOf())).toThrow(WrongConfiguration);
  expect(readFileSync(file, 'utf8')).toBe('{"TOKEN_SECRET":');
});

test('a missing file beside encrypted data is refused: a new key could not read it', () => {
  mkdirSync(path.join(folder, 'postgres'));
  expect(() => keepSecrets(settingsOf())).toThrow(WrongConfiguration);
});
