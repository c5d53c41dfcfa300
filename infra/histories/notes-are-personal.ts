import type { JsonObject } from '#domain/core/json.ts';
import type { IntendedChange } from './intended-change.ts';

/** What admins answered to reports stands beside what was written, where the end of an account erases it. */
export const notesArePersonal: IntendedChange = {
  of: '0.1.0',
  why: 'An admin’s note may tell about the person who reported, so it is theirs.',
  rows: {
    question_reports({ note: _note, ...row }) {
      return row;
    },
    report_messages(row, _all, { question_reports: reports = [] }) {
      if (row['messages'] === null) return { ...row, notes: null };
      const notes = reports
        .filter((report) => personOf(report) === row['personId'] && report['note'] !== null)
        .map(({ reportId, note }) => [reportId, note] as const);
      return { ...row, notes: Object.fromEntries(notes) as JsonObject };
    },
  },
};

function personOf({ userId, visitorId }: JsonObject): string {
  if (typeof userId === 'string') return userId;
  return typeof visitorId === 'string' ? `visitor-${visitorId}` : '';
}
