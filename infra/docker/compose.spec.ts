import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settings } from '#infra/config/settings.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const textOf = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const serviceSchema = z.looseObject({
  image: z.string().optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).default({}),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()).default({}),
});
const read = (name: string) => composeSchema.parse(parse(textOf(name), { merge: true }));
const whole = read('docker-compose.yml');
const development = read('docker-compose.dev.yml');
const own = ['api', 'projections', 'workflows', 'seed'];
const passwords = ['POSTGRES_PASSWORD', 'EVENTSTORE_PASSWORD'];
const example = textOf('example.env')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => line.split('='));

test('requires every substituted variable, without a default', () => {
  const filledIn = [...textOf('docker-compose.yml').matchAll(/\$\{(\w+)([^}]*)\}/g)];
  expect(new Set(filledIn.map(([, name]) => name))).toEqual(new Set(passwords));
  for (const [, , otherwise] of filledIn) expect(otherwise).toMatch(/^:\?a password/);
  const secrets = Object.values(whole.services)
    .flatMap(({ environment }) => Object.entries(environment))
    .filter(([name]) => /PASSWORD$|SECRET$|_KEY$/.test(name));
  expect(secrets).not.toEqual([]);
  expect(secrets.filter(([, value]) => !/^\$\{\w+:\?/.test(value))).toEqual([]);
});

test('names in the example every required variable and only settings, without values', () => {
  const names = example.map(([name = '']) => name);
  expect(example.filter(([, value]) => value !== '')).toEqual([]);
  expect(names).toEqual(expect.arrayContaining([...passwords, 'TOKEN_SECRET', 'PERSONAL_DATA_KEY']));
  for (const name of names) expect([...passwords, ...Object.keys(settings)]).toContain(name);
});

test('disables TLS of EventStoreDB only in the override for development', () => {
  expect(textOf('docker-compose.yml')).not.toMatch(/INSECURE|tls=false/);
  expect(development.services['eventstore']?.environment).toEqual({ EVENTSTORE_INSECURE: 'true' });
  const { environment = {}, volumes = [] } = whole.services['eventstore'] ?? {};
  for (const name of ['CERTIFICATE_FILE', 'CERTIFICATE_PRIVATE_KEY_FILE', 'TRUSTED_ROOT_CERTIFICATES_PATH']) {
    expect(environment[`EVENTSTORE_${name}`]).toMatch(/^\/certificates\//);
  }
  expect(volumes).toContain('certificates:/certificates:ro');
});

test.each(own)('%s runs an existing program with valid settings', (name) => {
  const service = whole.services[name];
  const [, entry = ''] = /^node (\S+)$/.exec(String(service?.command)) ?? [];
  expect(existsSync(path.join(root, entry))).toBe(true);
  expect(service?.env_file).toBe('.env');
  const given = [service?.environment, development.services[name]?.environment].flatMap((environment) =>
    Object.entries(environment ?? {}),
  );
  const wrong = given.filter(([setting, value]) => {
    const { schema } = settings[setting as keyof typeof settings];
    return !schema.safeParse(value.replaceAll(/\$\{[^}]+\}/g, 'filled')).success;
  });
  expect(wrong).toEqual([]);
});

test('declares every volume and dependency, and opens no port to the network', () => {
  for (const { volumes, depends_on: waitsFor, ports } of Object.values(whole.services)) {
    for (const volume of volumes) expect(Object.keys(whole.volumes)).toContain(volume.split(':')[0]);
    for (const name of Object.keys(waitsFor)) expect(Object.keys(whole.services)).toContain(name);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  }
  for (const name of Object.keys(development.services)) expect(Object.keys(whole.services)).toContain(name);
});

test('keeps a filled in .env out of the repository and the image', () => {
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  expect(ignored).toContain('.env');
  expect(textOf('Dockerfile.dockerignore').split('\n')).toContain('**/.env');
});
