import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { sectionsOf } from './catalogue.ts';
import { examBlueprints } from './blueprints/index.ts';
import { hasIntroduction, introductionTimes } from './introduction.ts';

test('has the times of the fact sheet', () => {
  const facts = readFileSync(path.join(import.meta.dirname, 'testing/blueprints-of-the-exam.txt'), 'utf8');
  const [, wait, answer] = /INTRO 1 \((\d+)\/(\d+)\)/.exec(facts) ?? [];
  expect(introductionTimes).toEqual({ waitingTime: Number(wait), answeringTime: Number(answer) });
  // Each of its exams opens with it.
  expect(facts.match(/\bINTRO 1\b/g)).toHaveLength(3);
});

test.each(examTypes)('%s opens with it, and so do its parts with speaking', (examType) => {
  expect(hasIntroduction(examBlueprints[examType])).toBe(true);
  const parts = Object.entries(sectionsOf).map(([part, sections]) => [
    part,
    hasIntroduction(sections(examType)),
  ]);
  expect(Object.fromEntries(parts)).toEqual({
    speaking_writing: true,
    speaking: true,
    writing: false,
    reading: false,
    listening: false,
  });
});
