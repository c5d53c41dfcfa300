import { expect, test } from 'vitest';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { readArguments } from './read-arguments.ts';

const refusalOf = (...args: string[]) => {
  try {
    return readArguments(args);
  } catch (error) {
    expect(error).toBeInstanceOf(WrongConfiguration);
    return (error as Error).message;
  }
};

test('reads the options of a preview', () => {
  const args = ['--preview', '--type', 'WSC', '--since', '2026-11-22', '--limit', '20', '--embedded'];
  expect(readArguments(args)).toMatchObject({ type: 'WSC', since: '2026-11-22', limit: 20, embedded: true });
  expect(readArguments(['--preview', '--json', 'out.json'])).toMatchObject({
    json: expect.stringMatching(/^\/.*\/out\.json$/),
  });
});

test('requires a reason for a rollout, and refuses the options of a preview', () => {
  const reason = 'A better tagger';
  expect(readArguments(['--apply', '--reason', reason])).toEqual({ act: 'apply', scope: {}, reason });
  expect(readArguments(['--apply', '--reason', reason, '--type', 'WSC', '--since', '2026-11-22'])).toEqual({
    act: 'apply',
    scope: { type: 'WSC', since: '2026-11-22' },
    reason,
  });
  expect(refusalOf('--apply')).toMatch(/--reason/);
  expect(refusalOf('--apply', '--reason', reason, '--limit', '3')).toMatch(/--preview/);
});

test('requires exactly one of both modes', () => {
  const whatToDo = /^Use either --preview or --apply/;
  expect(refusalOf()).toMatch(whatToDo);
  expect(refusalOf('--preview', '--apply')).toMatch(whatToDo);
});

test.each([
  [
    ['--type', 'RSA'],
    '--type must be one of LSQ, LST, LCT, SRA, SRS, SSQ, SGD, SDI, SIT, SIA, SRL, WWM, WWE, WWS, WSC',
  ],
  [['--since', 'yesterday'], '--since must be a day like 2026-11-22'],
  [['--limit', '0'], '--limit must be a whole number from 1'],
  [['--limit', 'all'], '--limit must be a whole number from 1'],
])('refuses a wrong value and names the expected one: %s', (args, message) => {
  expect(refusalOf('--preview', ...args)).toBe(message);
});
