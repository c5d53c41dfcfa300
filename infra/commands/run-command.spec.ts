import { parseArgs } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { runCommand } from './run-command.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('prints the message of an expected error and the stack of any other, and exits with 1', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const defect = new TypeError('a defect');
  const failures = [
    () => parseArgs({ args: ['--everything'], options: {} }),
    () => Promise.reject(new WrongConfiguration('S3_BUCKET is not set')),
    () => Promise.reject(defect),
  ];
  for (const fail of failures) {
    process.exitCode = undefined;
    await runCommand(async () => void (await fail()));
    expect(process.exitCode).toBe(1);
  }
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^Unknown option '--everything'/)],
    ['S3_BUCKET is not set'],
    [defect],
  ]);
});
