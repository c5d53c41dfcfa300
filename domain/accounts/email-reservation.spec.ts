import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection } from '../core/decision.ts';
import { fold } from '../core/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  emailReservationStream,
  releaseEmail,
  reserveEmail,
  type EmailReservation,
  type EmailReservationEvent,
} from './email-reservation.ts';

const reserved = (userId: string): EmailReservationEvent => ({ type: 'EmailReserved', data: { userId } });
const released = (userId: string): EmailReservationEvent => ({ type: 'EmailReleased', data: { userId } });
const reserve =
  (userId: string, holderIsAbandoned = false) =>
  (state: EmailReservation) =>
    reserveEmail(state, { userId, holderIsAbandoned });
const release = (userId: string) => (state: EmailReservation) => releaseEmail(state, { userId });
const address = (...events: EmailReservationEvent[]) => given(emailReservationStream, events);

describe('an address', () => {
  test('belongs to who reserved it', () => {
    address()
      .when(reserve('ada'))
      .then([reserved('ada')]);
    address(reserved('ada')).when(reserve('ada')).then([]);
    address(reserved('ada')).when(reserve('bob')).thenRejected('email_taken');
  });

  test('is taken over from a registration that was given up', () => {
    address(reserved('ada'))
      .when(reserve('bob', true))
      .then([reserved('bob')]);
  });

  test('is free again after its release, which only its holder can do', () => {
    address(reserved('ada'))
      .when(release('ada'))
      .then([released('ada')]);
    address(reserved('ada')).when(release('bob')).then([]);
    address(reserved('ada'), released('ada'))
      .when(reserve('bob'))
      .then([reserved('bob')]);
  });

  test('never changes hands without a release or a holder who gave up', () => {
    const user = fc.constantFrom('ada', 'bob', 'eve');
    const decision = fc.oneof(
      user.map((id) => reserve(id)),
      user.map((id) => release(id)),
    );
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 40 }), (decisions) => {
        let state = emailReservationStream.initial;
        for (const decide of decisions) {
          const decided = decide(state);
          if (isRejection(decided)) continue;
          const after = fold(emailReservationStream, decided, state);
          const holders = [state, after].flatMap((one) => (one.status === 'reserved' ? [one.userId] : []));
          expect(new Set(holders).size).toBeLessThanOrEqual(1);
          state = after;
        }
      }),
    );
  });
});
