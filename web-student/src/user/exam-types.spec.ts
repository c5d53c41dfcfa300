import { expect, test } from 'vitest';
import { examTypes } from '#domain/accounts/exam-type.ts';
import { examGroupsFor, examTypesFor } from './exam-types.ts';

test.each(examTypes)('groups all exams that %s may change to, one purpose each', (chosen) => {
  const groups = examGroupsFor(chosen);
  expect(groups.flatMap(({ examTypes: own }) => own).toSorted()).toEqual(examTypesFor(chosen).toSorted());
  expect(new Set(groups.map(({ purpose }) => purpose)).size).toBe(groups.length);
});
