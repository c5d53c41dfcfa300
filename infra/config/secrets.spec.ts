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

test('generates secrets once, readable only by their owner', () => {
  const first = keepSecrets(settingsOf());
  const second = keepSecrets(settingsOf());
  expect(second.secrets).toEqual(first.secrets);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('generates secrets that pass the checks of the settings', () => {
  const { secrets } = keepSecrets(settingsOf());
  expect(readConfig({ ...secrets, DATABASE_URL: 'postgres://127.0.0.1/ninety' }).admin.password).toMatch(
    /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/,
  );
});

test('prefers a secret of the environment to the stored one, and does not store it', () => {
  const { secrets } = keepSecrets(settingsOf({ ADMIN_PASSWORD: 'given-by-hand' }));
  expect(secrets.ADMIN_PASSWORD).toBe('given-by-hand');
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).not.toContain('given-by-hand');
});

test('shows generated passwords once, and given ones never', () => {
  const first = keepSecrets(settingsOf({ STUDENT_PASSWORD: 'given-by-hand' }));
  expect(first.unprinted).toMatchObject([{ whose: 'Admin', password: first.secrets.ADMIN_PASSWORD }]);
  expect(keepSecrets(settingsOf()).unprinted).toHaveLength(2);
  first.shown();
  expect(keepSecrets(settingsOf()).unprinted).toEqual([]);
});

test('refuses a damaged file and leaves it as it is', () => {
  const file = path.join(folder, 'secrets.json');
  writeFileSync(file, '{"TOKEN_SECRET":');
  expect(() => keepSecrets(settingsOf())).toThrow(WrongConfiguration);
  expect(readFileSync(file, 'utf8')).toBe('{"TOKEN_SECRET":');
});

test('refuses a missing file beside encrypted data: a new key could not read it', () => {
  mkdirSync(path.join(folder, 'postgres'));
  expect(() => keepSecrets(settingsOf())).toThrow(WrongConfiguration);
});
