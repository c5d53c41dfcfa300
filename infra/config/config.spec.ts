import { expect, test } from 'vitest';
import { readConfig, readSettings, WrongConfiguration } from './config.ts';
import { settings } from './settings.ts';

const needed = {
  DATABASE_URL: settings.DATABASE_URL.example,
  TOKEN_SECRET: settings.TOKEN_SECRET.example,
  PERSONAL_DATA_KEY: settings.PERSONAL_DATA_KEY.example,
};

test('an empty environment gives every default', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 8090,
    DATA_DIR: '.data',
    EVENT_STORE: 'postgres',
    NINETY_ENV: 'development',
    READING_SPRINT_SECONDS: 360,
    QUICK_SECTION_SECONDS: 600,
  });
});

test('every example is itself a right value', () => {
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
  ['DATABASE_URL', 'mysql://127.0.0.1/ninety'],
  ['DATABASE_URL', 'db.example.org'],
  ['TEMPORAL_ADDRESS', 'http://127.0.0.1:7233'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['TOKEN_SECRET', 'short'],
  ['PERSONAL_DATA_KEY', 'c2hvcnQ='],
  ['READING_SPRINT_SECONDS', '-5'],
] as const)('%s=%s is refused with its name, what was expected and an example', (name, value) => {
  const { expected, example } = settings[name];
  const refusal = catching(() => readSettings({ [name]: value }));
  expect(refusal.message).toBe(`${name} is wrong: expected ${expected}, for example ${name}=${example}`);
});

test('every wrong setting is named, and no value is repeated', () => {
  const refusal = catching(() => readSettings({ PORT: 'x1y2', TOKEN_SECRET: 'x1y2' }));
  expect(refusal.message.split('\n')).toHaveLength(2);
  expect(refusal.message).not.toContain('x1y2');
});

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8090, DATABASE_URL: undefined });
});

test.each(['WRITING', 'SPEECH'] as const)('an endpoint of %s has its three settings or none', (of) => {
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
});

test('eventstoredb without its address is refused', () => {
  expect(catching(() => readSettings({ EVENT_STORE: 'eventstoredb' })).message).toContain('EVENTSTOREDB_URL');
});

test('a process does not start without a database and its secrets', () => {
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
