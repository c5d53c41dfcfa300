import { expect, test } from 'vitest';
import {
  allButLookups,
  everything,
  filterEntries,
  kindsOf,
  streamName,
  streamsOf,
} from './history-filter.ts';

const account = { stream: 'account-u1' };
const first = { stream: 'question_attempt-0199aaaa-1111-7000-8000-000000000001' };
const second = { stream: 'question_attempt-0199bbbb-1111-7000-8000-000000000002' };
const entries = [account, first, second, first];

test('keeps every event in order without a filter', () => {
  expect(filterEntries(entries, everything)).toEqual(entries);
});

test('filters by kind, by stream and by both', () => {
  expect(filterEntries(entries, { kind: 'question_attempt', stream: '' })).toEqual([first, second, first]);
  expect(filterEntries(entries, { kind: '', stream: second.stream })).toEqual([second]);
  expect(filterEntries(entries, { kind: 'account', stream: second.stream })).toEqual([]);
});

test('hides look-ups, and offers the filter only when there are any', () => {
  const looked = [account, { stream: 'history_lookup-1' }, first, { stream: 'history_lookup-2' }];
  expect(filterEntries(looked, { kind: allButLookups, stream: '' })).toEqual([account, first]);
  expect(kindsOf(looked).map(({ name }) => name)).toEqual([
    'All except look-ups',
    'Account',
    'History look-up',
    'Practice answer',
  ]);
});

test('lists each choice once, in the order of the history', () => {
  expect(kindsOf(entries)).toEqual([
    { id: 'account', name: 'Account' },
    { id: 'question_attempt', name: 'Practice answer' },
  ]);
  expect(streamsOf(entries, 'question_attempt').map(({ id }) => id)).toEqual([first.stream, second.stream]);
  expect(streamsOf(entries, '')).toHaveLength(3);
});

test('names a stream by its subject and the start of its id', () => {
  expect(streamName(first.stream)).toBe('Practice answer 0199aaaa…0001');
  expect(streamName('question-RSA-0001')).toBe('Question RSA-0001');
  expect(streamName('review_card-0199aaaa-1111-7000-8000-000000000001-RSA-0001')).toBe('Review RSA-0001');
});
