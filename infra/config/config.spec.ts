import { expect, test } from 'vitest';
import { WrongConfiguration } from './wrong-configuration.ts';
import { readConfig, readSettings } from './config.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

const needed = {
  DATABASE_URL: settings.DATABASE_URL.example,
  TOKEN_SECRET: settings.TOKEN_SECRET.example,
  PERSONAL_DATA_KEY: settings.PERSONAL_DATA_KEY.example,
};

test('gives every default in an empty environment', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 8090,
    DATA_DIR: '.data',
    EVENT_STORE: 'postgres',
    NINETY_ENV: 'development',
    READING_SPRINT_SECONDS: 360,
    QUICK_SECTION_SECONDS: 600,
  });
});

test('has a valid example for every setting', () => {
  const examples = Object.fromEntries(Object.entries(settings).map(([name, { example }]) => [name, example]));
  expect(readConfig(examples)).toMatchObject({ eventStore: { kind: 'eventstoredb' }, host: '0.0.0.0' });
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80 '],
  ['PORT', '8e3'],
  ['EVENT_STORE', 'mysql'],
  ['EVENTSTOREDB_URL', 'http://127.0.0.1:2113'],
  ['EVENTSTOREDB_URL', 'esdb://'],
  ['EVENTSTOREDB_URL', 'esdb://a.example:2113,?tls=true'],
  ['EVENTSTOREDB_URL', 'esdb://ada:secret@a.example:2113?tlsVerifyCert=false'],
  ['EVENTSTOREDB_URL', 'esdb://ada:secret@a.example:2113?tls=true&tls_verify_cert=true'],
  ['EVENTSTOREDB_URL', 'esdb://a.example:2113?tlsCA=/ca.pem'],
  ['RATE_LIMIT_FACTOR', '10000000'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['DATABASE_URL', 'mysql://127.0.0.1/ninety'],
  ['DATABASE_URL', 'db.example.org'],
  ['TEMPORAL_ADDRESS', 'http://127.0.0.1:7233'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['TOKEN_SECRET', 'short'],
  ['PERSONAL_DATA_KEY', 'c2hvcnQ='],
  ['READING_SPRINT_SECONDS', '-5'],
] as const)('refuses %s=%s with its name, the expected form and an example', (name, value) => {
  const { expected, example } = settings[name];
  const refusal = catching(() => readSettings({ [name]: value }));
  expect(refusal.message).toBe(`${name} is wrong: expected ${expected}, for example ${name}=${example}`);
});

test.each([
  'esdb://127.0.0.1:2113?tls=false',
  'esdb://ada:p%40ss@a.example:2113?tls=true&tlsCAFile=/etc/ca.pem',
  'esdb+discover://a.example:2113?tls=true&tlsCaFile=%2Fetc%2Fca.pem',
  'esdb://ada:secret@a.example:2113,b.example:2113,c.example:2113?nodePreference=leader',
])('accepts EVENTSTOREDB_URL=%s', (EVENTSTOREDB_URL) => {
  expect(readSettings({ EVENTSTOREDB_URL })).toMatchObject({ EVENTSTOREDB_URL });
});

test('the error for a number names both limits', () => {
  const numbers = Object.entries<Setting>(settings).filter(
    ([, { schema, example }]) => typeof schema.safeParse(example).data === 'number',
  );
  expect(numbers.length).toBeGreaterThan(8);
  for (const [name, { expected, schema }] of numbers) {
    const [least = '', most = ''] = expected.match(/\d+/g) ?? [];
    expect({ name, most: schema.safeParse(most).success }).toEqual({ name, most: true });
    expect({ name, more: schema.safeParse(`${Number(most) + 1}`).success }).toEqual({ name, more: false });
    const isExclusive = expected.includes('above');
    expect({ name, least: schema.safeParse(least).success }).toEqual({ name, least: !isExclusive });
  }
});

test('names every wrong setting and repeats no value', () => {
  const refusal = catching(() => readSettings({ PORT: 'x1y2', TOKEN_SECRET: 'x1y2' }));
  expect(refusal.message.split('\n')).toHaveLength(2);
  expect(refusal.message).not.toContain('x1y2');
});

test('treats an empty value as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8090, DATABASE_URL: undefined });
});

test.each(['WRITING', 'SPEECH'] as const)(
  'requires all or none of the three settings of an endpoint for %s',
  (of) => {
    const [url, model, key] = [`${of}_ANALYSIS_URL`, `${of}_ANALYSIS_MODEL`, `${of}_ANALYSIS_KEY`] as const;
    const set = { [url]: 'https://models.example.org/v1/', [model]: 'a-model', [key]: 'a-key' };
    const { writingEndpoint, speechEndpoint } = readConfig({ ...needed, ...set });
    const expected = { url: 'https://models.example.org/v1', model: 'a-model', key: 'a-key' };
    expect([writingEndpoint, speechEndpoint]).toEqual(
      of === 'WRITING' ? [expected, undefined] : [undefined, expected],
    );
    for (const name of [url, model, key])
      expect(catching(() => readSettings({ ...set, [name]: undefined })).message).toBe(
        `${url}, ${model} and ${key} belong together: set all or none`,
      );
  },
);

test('requires both or neither key of a bucket, and its name for any other setting', () => {
  const bucket = { S3_BUCKET: 'ninety-files' };
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ ...needed, ...bucket, ...keys }).s3).toEqual({
    bucket: 'ninety-files',
    region: 'us-east-1',
    endpoint: undefined,
    keys: { id: 'id', secret: 'secret' },
  });
  expect(readConfig({ ...needed, ...bucket }).s3).toMatchObject({ keys: undefined });
  expect(readConfig(needed).s3).toBeUndefined();
  expect(catching(() => readSettings({ ...bucket, S3_ACCESS_KEY_ID: 'id' })).message).toContain('set both');
  expect(catching(() => readSettings(keys)).message).toContain('S3_BUCKET is not');
});

test('refuses a country header without a trusted proxy, and names the setting', () => {
  const header = { COUNTRY_HEADER: 'CF-IPCountry' };
  for (const proxies of [{}, { TRUSTED_PROXIES: '0' }])
    expect(catching(() => readSettings({ ...header, ...proxies })).message).toBe(
      'COUNTRY_HEADER is set, but TRUSTED_PROXIES is 0: set TRUSTED_PROXIES to the number of proxies in front of the API',
    );
  expect(readConfig({ ...needed, ...header, TRUSTED_PROXIES: '1' })).toMatchObject({
    countryHeader: 'CF-IPCountry',
    trustedProxies: 1,
  });
});

test('refuses eventstoredb without its address', () => {
  expect(catching(() => readSettings({ EVENT_STORE: 'eventstoredb' })).message).toContain('EVENTSTOREDB_URL');
});

test('refuses to start a process without a database and secrets', () => {
  const refusal = catching(() => readConfig({}));
  for (const name of Object.keys(needed)) expect(refusal.message).toContain(`${name} is not set`);
  expect(readConfig(needed).personalDataKey).toHaveLength(32);
});

function catching(run: () => unknown): WrongConfiguration {
  try {
    run();
  } catch (error) {
    if (error instanceof WrongConfiguration) return error;
  }
  throw new Error('nothing was refused');
}
