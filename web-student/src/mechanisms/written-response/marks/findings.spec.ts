import { expect, it } from 'vitest';
import type { Evidence } from '#domain/scoring/score.ts';
import { faultsThatCost } from '#domain/scoring/writing/feedback/full-points.ts';
import { reasonMessages } from '#domain/scoring/writing/feedback/messages.ts';
import { findingsIn } from './findings.ts';

const text = 'Buses are good. A bus is clean, buses are cheap, and buses wait.';
const repeated = (from: number, to: number): Evidence => ({
  kind: 'reason',
  code: 'repeated_word',
  span: [from, to],
});

it('groups repeated remarks, and keeps equal words together', () => {
  const found = findingsIn(
    [
      { kind: 'count', of: 'sentences', count: 2, full: [3, null] },
      repeated(0, 5),
      repeated(18, 21),
      { kind: 'text', span: [0, 5], fault: 'spelling' },
      repeated(32, 37),
      { kind: 'reason', code: 'plain_vocabulary', span: null },
      repeated(53, 58),
    ],
    text,
  );
  expect(found).toEqual([
    { text: 'Sentences: 2. Full points for 3 or more.', quoted: [] },
    {
      text: reasonMessages.repeated_word,
      quoted: [
        {
          words: 'Buses',
          spans: [
            [0, 5],
            [32, 37],
            [53, 58],
          ],
        },
        { words: 'bus', spans: [[18, 21]] },
      ],
    },
    { text: reasonMessages.plain_vocabulary, quoted: [] },
  ]);
});

it('quotes no part of an erased text', () => {
  expect(findingsIn([repeated(0, 5)], '')).toEqual([{ text: reasonMessages.repeated_word, quoted: [] }]);
});

it.each(faultsThatCost)('shows %s only where points were lost', (code) => {
  const fault: Evidence = { kind: 'reason', code, span: [0, 15] };
  expect(findingsIn([fault], text, false)).toHaveLength(1);
  expect(findingsIn([fault], text, true)).toEqual([]);
});

it('quotes the first words of a reused text, and marks all of it', () => {
  const essay = `${text} `.repeat(20).trim();
  const same: Evidence = { kind: 'reason', code: 'same_as_earlier', span: [0, essay.length] };
  const [quote] = findingsIn([same], essay)[0]?.quoted ?? [];
  expect(quote?.spans).toEqual([[0, essay.length]]);
  expect(quote?.words).toMatch(/^Buses are good\. .{20,104} \w+…$/);
  expect(essay.startsWith(quote?.words.slice(0, -1) ?? ' ')).toBe(true);
});
