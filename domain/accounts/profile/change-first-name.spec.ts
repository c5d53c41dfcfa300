import { expect, test } from 'vitest';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type AccountEvent } from '../account.ts';
import { changeFirstName } from './change-first-name.ts';
import { firstNameSchema } from './first-name.ts';

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ada@example.com', passwordHash: 'hash', examType: 'core' },
};
const named = (firstName: string): AccountEvent => ({ type: 'FirstNameChanged', data: { firstName } });
const name = (firstName: string) => (state: Parameters<typeof changeFirstName>[0]) =>
  changeFirstName(state, { firstName });

test('adds, changes and removes a first name', () => {
  given(accountStream, [registered])
    .when(name('Ada'))
    .then([named('Ada')]);
  given(accountStream, [registered, named('Ada')])
    .when(name('Grace'))
    .then([named('Grace')]);
  given(accountStream, [registered, named('Ada')])
    .when(name(''))
    .then([named('')]);
  given(accountStream, [registered]).when(name('')).then([]);
  given(accountStream, [registered, { type: 'AccountDeleted', data: {} }])
    .when(name('Ada'))
    .thenRejected('account_deleted');
});

test.each([
  ['  Ada ', 'Ada'],
  ['Anne\n Marie', 'Anne Marie'],
  ['Zoë 😀', 'Zoë 😀'],
  ['', ''],
  ['x'.repeat(61), undefined],
  ['Ada\u0007', undefined],
  ['\ud800', undefined],
  ['Ada\u202egnp.exe', undefined],
  ['\u2067Ada', undefined],
])('%j is taken as %j', (typed, taken) => {
  expect(firstNameSchema.safeParse(typed).data).toBe(taken);
});
