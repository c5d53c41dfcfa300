import { expect, test } from 'vitest';
import { sectionOf, shellSpecification } from '#domain/core/testing/specification.ts';
import { listed, readOne } from '#domain/question-types/testing/read-text.ts';
import { destinations } from './navigation.ts';

const screens = sectionOf(shellSpecification, 2);

test('the side bar has what the specification names, in its order', () => {
  const names = listed(readOne(screens, /Logged-in desktop users get a side bar: ([^.]+)\./));
  expect(destinations.map(({ name }) => name)).toEqual(names);
});
