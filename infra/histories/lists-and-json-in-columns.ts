import type { JsonObject, JsonValue } from '#domain/core/json.ts';
import type { IntendedChange } from './intended-change.ts';

/** A text of a row; empty where there is none. */
const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

/** `science nature`, as lists of texts stood in a text. */
const listOf = (text: JsonValue | undefined) => textOf(text).split(' ').filter(Boolean);

/** `'ete' 'on'`, as Postgres writes a `tsvector`. */
const wordsOf = (vector: JsonValue | undefined) => listOf(vector).map((word) => word.slice(1, -1));

/** `40:1 100:2` or `'RSA-0001@2' 'RRP-0003@1'`, as numbers by a name. */
const numbersOf = (entries: readonly string[], between: string) =>
  Object.fromEntries(
    entries.map((entry) => entry.split(between)).map(([name, count]) => [name, Number(count)]),
  );

/** Columns hold lists and JSON, and an event changes all rows that it concerns instead of a row that marks it. */
export const listsAndJsonInColumns: IntendedChange = {
  of: '0.1.0',
  why: 'infra/adr/0010-projections-hold-jsonb-arrays-and-several-rows.md',
  rows: {
    attempts: (row) => ({ ...row, topics: listOf(row['topics']) }),
    questions: (row) => ({ ...row, topics: listOf(row['topics']), words: wordsOf(row['words']) }),
    mock_tests: (row) => ({ ...row, asked: numbersOf(wordsOf(row['asked']), '@') }),
    report_messages: (row) => ({
      ...row,
      messages: row['messages'] === null ? null : (JSON.parse(textOf(row['messages'])) as JsonObject),
    }),
    // Rows of which the uid was a type told when all of the type was cleared.
    progress(row, all) {
      if (row['uid'] === row['type']) return undefined;
      const ofType = all.find(({ personId, uid }) => personId === row['personId'] && uid === row['type']);
      const clearedAt = textOf(ofType?.['clearedAt']);
      const present = { ...row, tally: numbersOf(listOf(row['tally']), ':') };
      if (clearedAt === '' || textOf(row['clearedAt']) >= clearedAt) return present;
      const isLater = textOf(row['lastAt']) > clearedAt;
      return isLater ? present : { ...present, ...nothingAnswered, clearedAt };
    },
    // A row of the type `all_read` told up to where all was read.
    notifications(row, all) {
      if (row['type'] === 'all_read') return undefined;
      const mark = all.find(({ type, userId }) => type === 'all_read' && userId === row['userId']);
      return { ...row, isRead: row['isRead'] === true || textOf(mark?.['at']) > textOf(row['at']) };
    },
  },
};

const nothingAnswered = {
  answered: 0,
  bestPercent: null,
  lastPercent: null,
  lastSuccessful: null,
  lastAttemptId: null,
  lastAt: null,
  tally: {},
};
