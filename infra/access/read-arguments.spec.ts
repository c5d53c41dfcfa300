import { expect, test } from 'vitest';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { readArguments } from './read-arguments.ts';

const all = ['--email', 'ada@example.org', '--access', 'admin', '--reason', 'Second admin'];

test('reads the arguments', () => {
  expect(readArguments(all)).toEqual({ email: 'ada@example.org', access: 'admin', reason: 'Second admin' });
});

test.each([
  [[], /^npm run access/],
  [all.slice(0, 2), /^npm run access/],
  [all.slice(0, 4), /--reason is required/],
  [['--email', 'ada', ...all.slice(2)], /--email must be a valid/],
  [
    [...all.slice(0, 3), 'owner', ...all.slice(4)],
    /--access must be one of student, support, content, finance, admin/,
  ],
])('refuses %j and names the expected value', (args, message) => {
  expect(() => readArguments(args)).toThrow(WrongConfiguration);
  expect(() => readArguments(args)).toThrow(message);
});
