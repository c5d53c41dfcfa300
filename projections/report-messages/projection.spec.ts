import { describe, expect, it } from 'vitest';
import { erased, type Erased } from '#domain/core/events/personal.ts';
import { userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { reportMessages } from './projection.ts';

const reported = (
  reportId: string,
  message: string | Erased,
  person: { readonly userId: string } | { readonly visitorId: string } = { userId },
): Example => ({
  type: 'QuestionReported',
  data: { reportId, uid: 'RSA-0001', revision: 1, reason: 'other', message },
  stream: `question_report-${reportId}`,
  ...person,
});
const deleted: Example = { type: 'AccountDeleted', data: {}, stream: `account-${userId}`, userId };

describe('report messages', () => {
  it('collect the text of each QuestionReported', () => {
    const rows = rowsAfter(reportMessages, [reported('r1', 'One "quoted"\nline'), reported('r2', '')]);
    expect(rows).toEqual([{ personId: userId, messages: { r1: 'One "quoted"\nline', r2: '' }, notes: {} }]);
  });

  it('collect and forget the answers of admins too', () => {
    const resolved: Example = {
      type: 'QuestionReportResolved',
      data: { reportId: 'r1', resolution: 'declined', note: 'It is right.' },
      stream: 'question_report-r1',
      userId,
    };
    const all = [reported('r1', 'One'), resolved];
    expect(rowsAfter(reportMessages, all)).toEqual([
      { personId: userId, messages: { r1: 'One' }, notes: { r1: 'It is right.' } },
    ]);
    expect(rowsAfter(reportMessages, [...all, deleted, resolved])).toEqual([
      { personId: userId, messages: null, notes: null },
    ]);
  });

  it('keep a visitor apart from a user with the same id', () => {
    const visit = reported('r2', 'Two', { visitorId: userId });
    expect(rowsAfter(reportMessages, [reported('r1', 'One'), visit])).toEqual([
      { personId: userId, messages: { r1: 'One' }, notes: {} },
      { personId: `visitor-${userId}`, messages: { r2: 'Two' }, notes: {} },
    ]);
  });

  it('forget everything at AccountDeleted, and ignore later texts', () => {
    const all = [reported('r1', 'One'), reported('r2', 'Two'), deleted];
    expect(rowsAfter(reportMessages, all)).toEqual([{ personId: userId, messages: null, notes: null }]);
    expect(rowsAfter(reportMessages, [...all, reported('r3', 'Three')])).toEqual([
      { personId: userId, messages: null, notes: null },
    ]);
  });

  it('fold a deleted account to the same row with and without its key', () => {
    const shredded = rowsAfter(reportMessages, [reported('r1', erased), reported('r2', erased), deleted]);
    expect(shredded).toEqual(rowsAfter(reportMessages, [reported('r1', 'One'), reported('r2', ''), deleted]));
  });

  it('ignore the first text of a user that arrives after the deletion', () => {
    // The key is destroyed after the deletion, so a report sent meanwhile can still be read when it is folded.
    const late = rowsAfter(reportMessages, [deleted, reported('r1', 'My name is Ann')]);
    expect(late).toEqual([{ personId: userId, messages: null, notes: null }]);
  });

  it('ignore a repeated batch', () => {
    const all = [reported('r1', 'One'), reported('r2', 'Two'), reported('r3', 'Three', { visitorId: 'v' })];
    for (const events of [all, [...all, deleted]]) {
      expect(rowsAfterTwice(reportMessages, events)).toEqual(rowsAfter(reportMessages, events));
      expect(rowsAfterEach(reportMessages, events)).toEqual(rowsAfter(reportMessages, events));
    }
  });
});
