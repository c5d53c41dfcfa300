import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from './plan-calendar.ts';

const madeAt = '2026-11-23T12:00:00.000Z';

test('a day of the plan becomes an all-day event', () => {
  const day = { day: '2026-12-18', title: 'The exam', text: 'Essay, 1 question\nRest; then go' };
  expect(calendarOf([day], madeAt).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ninety//Study plan//EN',
    'BEGIN:VEVENT',
    'UID:study-plan-2026-12-18@ninety',
    'DTSTAMP:20261123T120000Z',
    'DTSTART;VALUE=DATE:20261218',
    'SUMMARY:The exam',
    String.raw`DESCRIPTION:Essay\, 1 question\nRest\; then go`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('folds every line to the permitted length without losing text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (any) => {
      const text = any.replaceAll(/[\\;,\r\n]/g, '');
      const file = calendarOf([{ day: '2026-12-18', title: 'Study', text }], madeAt);
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`);
    }),
  );
});
