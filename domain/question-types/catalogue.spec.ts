import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { dictationFaults } from './lwd.ts';
import { questionTypes } from './registry.ts';
import { typeCodes, typeOfUid } from './type-code.ts';

/** Specification, document 2, section 9: target time and the table of stats. */
test.each([
  ['RSA', 120, 'reading', ['2/5', '2-3', '2 min', '1/5'], ['green', 'green', 'amber', 'green']],
  ['RRP', 90, 'reading', ['3/5', '4-5', '2 min', '2/5'], ['amber', 'amber', 'amber', 'green']],
  ['RFB', 180, 'reading', ['4/5', '5-6', '3 min', '5/5'], ['red', 'amber', 'red', 'red']],
  ['LWD', 40, 'listening', ['3/5', '3-4', '1 min', '5/5'], ['amber', 'green', 'green', 'red']],
] as const)('%s has a target time of %i s', (code, targetTime, section, labels, colors) => {
  const entry = catalogue[code];
  expect(entry).toMatchObject({ uid: code, targetTime, section });
  expect(questionTypes[code].section).toBe(section);
  expect(entry.stats.map((stat) => stat.visualLabel)).toEqual(labels);
  expect(entry.stats.map((stat) => stat.color)).toEqual(colors);
});

/** Document 2, section 4. */
test('the answer can be shown for re-order and fill in the blanks; dictation waits for its sound', () => {
  expect(typeCodes.filter((code) => catalogue[code].showAnswerButton)).toEqual(['RRP', 'RFB']);
  expect(typeCodes.filter((code) => catalogue[code].waitAudioDidEnd)).toEqual(['LWD']);
});

test('the prefix of a uid gives the type', () => {
  expect(typeOfUid('RFB-0001')).toBe('RFB');
  expect(() => typeOfUid('XYZ-0001')).toThrow(RangeError);
});

/** Document 2, section 5. */
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
