import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { catalogue } from '../question-types/catalogue.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { skillsCounted } from '../question-types/catalogue/skills.ts';
import { sections } from '../question-types/section.ts';
import { levelCheck, levelCheckSeconds } from './level-check.ts';

it.each(examTypes)('checks all four skills of %s within ten minutes', (examType) => {
  const types = levelCheck(examType, () => true);
  expect(new Set(types.flatMap((type) => skillsCounted(type, examType)))).toEqual(new Set(sections));
  const seconds = types.reduce((sum, type) => sum + catalogue[type].targetTime, 0);
  expect(seconds).toBeLessThanOrEqual(levelCheckSeconds);
  expect(seconds).toBeGreaterThan(levelCheckSeconds / 2);
  expect(types.length).toBeGreaterThanOrEqual(5);
});

it('asks each type once, and only types with questions', () => {
  const types = typesOf('new_format');
  fc.assert(
    fc.property(fc.subarray(types), (filled) => {
      const asked = levelCheck('new_format', (type) => filled.includes(type));
      expect(new Set(asked).size).toBe(asked.length);
      expect(filled).toEqual(expect.arrayContaining(asked));
    }),
  );
});
