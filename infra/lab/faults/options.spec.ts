import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('uses both stores unless one is named, with more than forty kills each', () => {
  const { kills, stores } = readOptions([]);
  expect(kills).toBeGreaterThanOrEqual(40);
  expect(stores).toEqual(['postgres', 'eventstoredb']);
  expect(readOptions(['--store', 'eventstoredb', '--kills', '7', '--seed', 'one'])).toMatchObject({
    kills: 7,
    stores: ['eventstoredb'],
    seed: 'one',
  });
  // The bench has the same option.
  expect(readOptions(['--event-store', 'eventstoredb'])).toMatchObject({ stores: ['eventstoredb'] });
  expect(readOptions(['--short'])).toMatchObject({ kills: 6, stores: ['postgres'] });
});

test('runs purchases or rewards alone', () => {
  expect(readOptions(['--only', 'rewards'])).toMatchObject({ only: 'rewards', rewards: 500, kills: 15 });
  expect(readOptions(['--only', 'purchases', '--purchases', '9'])).toMatchObject({ purchases: 9 });
  expect(() => readOptions(['--only', 'answers'])).toThrow(TypeError);
});

test.each([[['--store', 'files']], [['--kills', 'many']], [['--takers', '0']], [['--sed', 'one']]])(
  'refuses %j',
  (args) => {
    expect(() => readOptions(args)).toThrow(TypeError);
  },
);
