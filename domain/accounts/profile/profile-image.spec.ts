import { expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type Account, type AccountEvent } from '../account.ts';
import { changeProfileImage, removeProfileImage } from './profile-image.ts';

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ada@example.com', passwordHash: 'hash', examType: 'core' },
};
const sha256 = 'a'.repeat(64);
const first: AccountEvent = { type: 'ProfileImageChanged', data: { image: 'picture-1', sha256 } };
const removed: AccountEvent = { type: 'ProfileImageRemoved', data: { image: 'picture-1' } };
const change = (image: string) => (state: Account) => changeProfileImage(state, { image, sha256 });

test('sets, replaces and removes a picture', () => {
  given(accountStream, [registered]).when(change('picture-1')).then([first]);
  given(accountStream, [registered, first])
    .when(change('picture-2'))
    .then([{ type: 'ProfileImageChanged', data: { image: 'picture-2', sha256, replaced: 'picture-1' } }]);
  given(accountStream, [registered, first]).when(removeProfileImage).then([removed]);
  given(accountStream, [registered]).when(removeProfileImage).then([]);
  given(accountStream, [registered, first, removed])
    .when(change('picture-2'))
    .then([{ type: 'ProfileImageChanged', data: { image: 'picture-2', sha256 } }]);
});

test('rejects a picture for a deleted account', () => {
  given(accountStream, [registered, { type: 'AccountDeleted', data: {} }])
    .when(change('picture-1'))
    .thenRejected('account_deleted');
});

test('folds to the current picture', () => {
  const isNow = (...events: AccountEvent[]) => {
    const account = fold(accountStream, [registered, ...events]);
    return 'profileImage' in account ? account.profileImage : undefined;
  };
  expect([isNow(), isNow(first), isNow(first, removed)]).toEqual([undefined, 'picture-1', undefined]);
});
