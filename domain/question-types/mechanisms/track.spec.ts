import { expect, test } from 'vitest';
import { momentOf } from './track.ts';

const track = {
  transcript: 'Tea is old. It came by ship.\nWas it dear? It was. Tea is old.',
  sentences: [
    { text: 'Tea is old.', startMs: 150, endMs: 900 },
    { text: 'It came by ship.', startMs: 1250, endMs: 2400 },
    { text: 'Was it dear?', startMs: 3000, endMs: 3900 },
    { text: 'It was.', startMs: 4300, endMs: 4800 },
    { text: 'Tea is old.', startMs: 5200, endMs: 6000 },
  ],
};

test.each([
  ['by ship', { startMs: 1250, endMs: 2400 }],
  ['It came by ship.', { startMs: 1250, endMs: 2400 }],
  ['old. It came', { startMs: 150, endMs: 2400 }],
  ['It was.', { startMs: 4300, endMs: 4800 }],
  ['It was. Tea is old.', { startMs: 4300, endMs: 6000 }],
])('%j is heard in its sentences', (quote, moment) => {
  expect(momentOf(track, quote)).toEqual(moment);
});

test('finds no moment for a missing text or a track without times', () => {
  expect(momentOf(track, 'by rail')).toBeUndefined();
  expect(momentOf({ ...track, sentences: [] }, 'by ship')).toBeUndefined();
  expect(momentOf({}, 'by ship')).toBeUndefined();
});
