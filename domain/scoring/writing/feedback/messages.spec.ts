import { expect, test } from 'vitest';
import type { Evidence } from '../../score.ts';
import { bandOf, commentOn } from './messages.ts';
import { scoreWriting } from '../score-writing.ts';
import { factsOf } from '../testing/facts-of.ts';
import { essay, essayTask, summary, summaryTask } from '../testing/tasks.ts';

const commentsOn = (task: typeof essayTask, text: string) => {
  const { traits } = scoreWriting(task, factsOf(task, text));
  const isClosed = traits.every(({ points }) => points === 0);
  return Object.fromEntries(traits.map((trait) => [trait.trait, commentOn(trait, isClosed)]));
};

test('uses the messages of the specification word for word', () => {
  expect(commentsOn(essayTask, essay)['form']).toBe('Excellent word count!');
  const block = essay
    .replaceAll('\n\n', ' ')
    .replace(/However|Although|In conclusion|For example|As a result|because/g, 'And');
  expect(commentsOn(essayTask, block)['structure']).toContain(
    'Use paragraphs and transition words to develop your ideas.',
  );
});

test('tells a short text the required length', () => {
  const short = summary.split(' ').slice(0, 20).join(' ').concat('.');
  expect(commentsOn(summaryTask, short)['form']).toBe(
    'Too short: 20 words. Word count requirement: 25 to 50 words.',
  );
  const comments = commentsOn(summaryTask, 'Bees remember landmarks.');
  expect(comments['form']).toBe(
    'Far too short: 3 words. A text of this length earns no points. Word count requirement: 25 to 50 words.',
  );
  expect(comments['grammar']).toMatch(/^No points, because.*Alone it would earn 2 of 2/);
});

test('does not send a student with all key points to look for a missing one', () => {
  const point = (state: 'stated' | 'unclear', index = 0): Evidence => ({
    kind: 'point',
    index,
    state,
    span: [0, 5],
  });
  const content = (...more: Evidence[]) =>
    commentOn({ trait: 'content', points: 2, maximum: 3, evidence: [point('stated'), ...more] });
  expect(content()).toMatch(/^You covered every key point/);
  expect(content({ kind: 'reason', code: 'copied_prompt', span: [0, 5] })).toMatch(
    /words that are not your own/,
  );
  expect(content(point('unclear', 1))).toMatch(/unclear or missing/);
});

test.each([
  [2, 2, 'full'],
  [1, 2, 'most'],
  [1, 3, 'some'],
  [0, 3, 'none'],
])('%d of %d points are the band %s', (points, maximum, band) => {
  expect(bandOf({ points, maximum })).toBe(band);
});
