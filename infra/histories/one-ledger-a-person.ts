import type { JsonValue } from '#domain/core/json.ts';
import type { IntendedChange } from './intended-change.ts';

/** 0.2.0 kept credits in books by month, which no tagged release did: nothing reads them. */
export const oneLedgerAPerson: IntendedChange = {
  of: '0.2.0',
  why: 'Each person has one ledger of credits, see ADR 94.',
  withoutStreams: ['credit_books', 'credit_ledger'],
  rows: {
    credits: () => undefined,
    notifications: (row) => (begins(row['type'], 'credit_', 'speaking_limit_') ? undefined : row),
    user_streams: (row) => (begins(row['stream'], 'credit_') ? undefined : row),
  },
};

const begins = (value: JsonValue | undefined, ...starts: readonly string[]) =>
  typeof value === 'string' && starts.some((start) => value.startsWith(start));
