import { expect, test } from 'vitest';
import { linkingWordsInPlace } from './linking-places.ts';
import { factsOf } from './testing/facts-of.ts';
import { essayTask } from './testing/tasks.ts';

const joining = (text: string) => linkingWordsInPlace(factsOf(essayTask, text)).map(({ word }) => word);

test.each([
  ['However, buses need drivers.', ['however']],
  ['Buses are free, and therefore people take them.', ['therefore']],
  ['People take buses because they are free.', ['because']],
  ['If buses are free, people take them.', ['if']],
  ['Trains are dear; in addition, they are late.', ['in addition']],
  ['Some cities, for example Tallinn, have free buses.', ['for example']],
])('%s', (text, words) => {
  expect(joining(text)).toEqual(words);
});

test.each([
  ['alone', 'However.'],
  ['before another one', 'Moreover, furthermore.'],
  ['within a clause', 'It was the first bus, and I still take it.'],
  ['with nothing behind it', 'Buses are good, therefore.'],
])('a linking word %s joins nothing', (_place, text) => {
  expect(joining(text)).toEqual([]);
});
