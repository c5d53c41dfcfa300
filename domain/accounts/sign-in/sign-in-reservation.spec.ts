import { test } from 'vitest';
import { given } from '../../core/testing/given-when-then.ts';
import {
  releaseSignIn,
  signInReservationStream,
  takeSignIn,
  type SignInReservationEvent,
} from './sign-in-reservation.ts';

const reservation = (...events: SignInReservationEvent[]) => given(signInReservationStream, events);
const taken = (userId: string): SignInReservationEvent => ({ type: 'SignInTaken', data: { userId } });
const released = (userId: string): SignInReservationEvent => ({ type: 'SignInReleased', data: { userId } });
const take =
  (userId: string, holderGivesWay = false) =>
  (state: Parameters<typeof takeSignIn>[0]) =>
    takeSignIn(state, { userId, holderGivesWay });

test('gives a provider identity one account, the first', () => {
  reservation()
    .when(take('u1'))
    .then([taken('u1')]);
  reservation(taken('u1')).when(take('u1')).then([]);
  reservation(taken('u1')).when(take('u2')).thenRejected('sign_in_taken');
  reservation(taken('u1'), released('u1'))
    .when(take('u2'))
    .then([taken('u2')]);
});

test('passes to another account when the holder is gone', () => {
  reservation(taken('u1'))
    .when(take('u2', true))
    .then([taken('u2')]);
});

test('is released only by its holder', () => {
  const release = (state: Parameters<typeof releaseSignIn>[0]) => releaseSignIn(state, { userId: 'u1' });
  reservation(taken('u1'))
    .when(release)
    .then([released('u1')]);
  reservation(taken('u2')).when(release).then([]);
  reservation(taken('u1'), released('u1')).when(release).then([]);
});
