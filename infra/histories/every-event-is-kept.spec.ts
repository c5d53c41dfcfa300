import { expect, test } from 'vitest';
import { missingIn, typesThatAreKnown } from './known-types.ts';
import { readRelease, recordedReleases } from './history.ts';
import { notRecordedYet } from './not-recorded-yet.ts';

const whatToDo =
  'tell of it in infra/histories/story, and say in not-recorded-yet.ts why it waits for the next release';
const kept = recordedReleases().map((name) => readRelease(name).eventTypes);

test('every type of event, in every version, is in a kept history, or on the list of those that wait for the next one', () => {
  const missing = missingIn(kept, typesThatAreKnown());
  const unheardOf = missing.filter((name) => !(name in notRecordedYet));
  expect(unheardOf.map((name) => `${name}: ${whatToDo}`)).toEqual([]);
});

test('the list names nothing that is kept, and each with a reason', () => {
  const missing = missingIn(kept, typesThatAreKnown());
  expect(Object.keys(notRecordedYet).filter((name) => !missing.includes(name))).toEqual([]);
  expect(Object.entries(notRecordedYet).filter(([_name, why]) => !/\w+ \w+/.test(why))).toEqual([]);
});

test('a version that no history holds is found, and one of them is enough', () => {
  const known = { UserRegistered: [1, 2], UserFlew: [1] };
  expect(missingIn([{ UserRegistered: [1] }, { UserRegistered: [2] }], known)).toEqual([
    'UserFlew version 1',
  ]);
  expect(missingIn([{ UserRegistered: [1] }], known)).toEqual([
    'UserRegistered version 2',
    'UserFlew version 1',
  ]);
});
