import { expect, test } from 'vitest';
import { findings, runFaults } from './run-faults.ts';

test('loses and duplicates no acknowledged event while every part is killed', async () => {
  const report = await runFaults({
    kills: 6,
    everyMs: 3_000,
    examTakers: 1,
    sectionSeconds: 60,
    log: () => undefined,
  });
  // As one text, because a test report shows it in full.
  expect(findings(report).join('\n')).toBe('');
  expect(report.kills).toHaveLength(6);
  // Purchases under kills have their own run; the other tables need a scored essay, an editor, a friend and a
  // scorecard.
  expect(report.readModels.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([
    'carts',
    'mark_reports',
    'referrals',
    'content_documents',
    'real_results',
  ]);
});
