import { expect, test } from 'vitest';
import { historyDocument, historyFileName } from './export-json.ts';

test('names the file after the user and the time, without characters that file systems refuse', () => {
  const at = new Date('2026-11-03T14:05:09.123Z');
  expect(historyFileName('u1', at)).toBe('history-u1-2026-11-03T14-05-09.json');
  expect(historyDocument('u1', [], at)).toEqual({
    userId: 'u1',
    exportedAt: '2026-11-03T14:05:09.123Z',
    events: 0,
    entries: [],
  });
});
