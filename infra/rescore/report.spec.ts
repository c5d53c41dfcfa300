import { expect, test } from 'vitest';
import type { Score } from '#domain/scoring/score.ts';
import { compareScores } from './compare-scores.ts';
import type { Previewed } from './preview.ts';
import { changeTable, reportOf } from './report.ts';

const trait = (name: 'content' | 'grammar', points: number): Score['traits'][number] => ({
  trait: name,
  points,
  maximum: 2,
  evidence: [],
});
const score = (content: number, grammar: number, detailed = 3): Score => ({
  points: content + grammar,
  maximum: 4,
  successful: content + grammar > 2,
  rubric: '2021',
  scorer: 'writing',
  scorerVersion: 1,
  traits: [trait('content', content), trait('grammar', grammar)],
  detailed: { points: detailed, maximum: 9, successful: true, rubric: '2025', traits: [] },
});

test('finds no difference between scores with equal points in both rubrics', () => {
  expect(compareScores(score(1, 2), score(1, 2))).toBeUndefined();
});

test('reports each changed trait, even with an equal total', () => {
  expect(compareScores(score(1, 2), score(2, 1))).toEqual({
    total: 0,
    success: 'same',
    points: [
      { rubric: '2021', of: 'content', before: 1, after: 2 },
      { rubric: '2021', of: 'grammar', before: 2, after: 1 },
    ],
  });
});

test('reports a change in the detailed rubric alone, and a newly judged trait', () => {
  expect(compareScores(score(1, 2), score(1, 2, 4))?.points).toEqual([
    { rubric: '2025', of: 'total', before: 3, after: 4 },
  ]);
  const before = { ...score(1, 0), traits: [trait('content', 1)] };
  expect(compareScores(before, score(1, 0.3))).toMatchObject({
    total: 0.3,
    points: [{ of: 'total' }, { of: 'grammar', before: null, after: 0.3 }],
  });
});

const answered = (id: string, before: Score, after: Score): Previewed => {
  const known = {
    subject: { attemptId: id },
    uid: 'WSC-0001',
    type: 'WSC',
    at: '2026-11-22',
    scoredBy: 'writing 1',
  } as const;
  const change = compareScores(before, after);
  return change ? { ...known, outcome: 'changed', change } : { ...known, outcome: 'unchanged' };
};

test('counts changes by type and size, and names each answer by its id', () => {
  const previewed = [
    answered('a', score(1, 2), score(1, 2)),
    answered('b', score(2, 2), score(0, 0)),
    answered('c', score(1, 2), score(2, 1)),
    answered('d', score(1, 1), score(1, 1.5)),
  ];
  const cells = changeTable(previewed)
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(cells).toEqual([
    [
      'type',
      'scored',
      'unchanged',
      'changed',
      '-3 or more',
      '-2',
      '-1',
      'traits alone',
      '+1',
      '+2',
      '+3 or more',
    ],
    ['WSC', '4', '1', '3', '1', '0', '0', '1', '1', '0', '0'],
    ['all', '4', '1', '3', '1', '0', '0', '1', '1', '0', '0'],
  ]);
  const told = reportOf(previewed);
  expect(told).toContain('WSC-0001 practice b (2026-11-22, writing 1), succeeds no longer');
  expect(told).toContain('    2021: total 4 → 0, content 2 → 0, grammar 2 → 0');
  expect(told).not.toContain('practice a');
});
