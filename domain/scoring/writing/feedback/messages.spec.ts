import { expect, test } from 'vitest';
import type { Evidence } from '../../score.ts';
import { bandOf, commentOn, commentsOnWriting } from './messages.ts';
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

test('names the required length of a short text', () => {
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

test('a closed gate is explained once, and each trait says what it would have earned', () => {
  const { traits } = scoreWriting(summaryTask, factsOf(summaryTask, 'Bees remember landmarks.'));
  const comments = commentsOnWriting(traits);
  expect(comments.filter((comment) => comment.includes('No points, because'))).toHaveLength(1);
  const alone = traits.filter((trait) => trait.alone !== undefined);
  expect(alone.length).toBeGreaterThan(1);
  expect(comments.filter((comment) => comment.includes('Alone it would earn'))).toHaveLength(alone.length);
});

test.each([
  [4, 0, 'Your email can be followed. Join your ideas.'],
  [1, 3, 'Your email can be followed. Leave an empty line between its parts.'],
  [4, 3, 'Your email can be followed.'],
  [1, 0, 'Your email can be followed. Leave an empty line between its parts, and join your ideas.'],
])(
  'an email of %d paragraphs with %d linking words is not asked for what it has',
  (paragraphs, links, text) => {
    const evidence: Evidence[] = [
      { kind: 'count', of: 'paragraphs', count: paragraphs, full: [3, null] },
      { kind: 'count', of: 'linking_words', count: links, full: [3, null] },
    ];
    expect(commentOn({ trait: 'organization', points: 1, maximum: 2, evidence })).toBe(text);
  },
);

test.each([
  [2, 2, 'full'],
  [1, 2, 'most'],
  [1, 3, 'some'],
  [0, 3, 'none'],
])('%d of %d points are the band %s', (points, maximum, band) => {
  expect(bandOf({ points, maximum })).toBe(band);
});
