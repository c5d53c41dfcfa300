import { expect, test } from 'vitest';
import { dictationFaults } from './dictation.ts';

/** Specification, document 2, section 5. */
test.each([
  ['The door opens.', false, false],
  ['  The door opens. ', false, false],
  ['the door opens.', true, false],
  ['The door opens', false, true],
  ['Über.', false, false],
  ['3 doors.', true, false],
  ['', true, true],
])('%j lacks its capital: %s, its full stop: %s', (text, capital, fullStop) => {
  expect(dictationFaults(text)).toEqual({ capital, fullStop });
});
