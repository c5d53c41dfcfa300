import { expect, test } from 'vitest';
import { findings, runFaults } from './run-faults.ts';

test('nothing acknowledged is lost or doubled while every part is killed', { timeout: 300_000 }, async () => {
  const report = await runFaults({
    kills: 6,
    everyMs: 3_000,
    examTakers: 1,
    sectionSeconds: 60,
    log: () => undefined,
  });
  expect(findings(report)).toEqual([]);
  expect(report.kills).toHaveLength(6);
  expect(report.readModels.filter(({ rows }) => rows > 0)).toHaveLength(report.readModels.length);
});
