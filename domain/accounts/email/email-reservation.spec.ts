import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection } from '../../core/events/decision.ts';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import {
  emailReservationStream,
  proveEmail,
  releaseEmail,
  type EmailReservation,
  type EmailReservationEvent,
} from './email-reservation.ts';

const released = (userId: string): EmailReservationEvent => ({ type: 'EmailReleased', data: { userId } });
const proven = (userId: string): EmailReservationEvent => ({ type: 'EmailConfirmed', data: { userId } });
const prove =
  (userId: string, holderGivesWay = false) =>
  (state: EmailReservation) =>
    proveEmail(state, { userId, holderGivesWay });
const release = (userId: string) => (state: EmailReservation) => releaseEmail(state, { userId });
const address = (...events: EmailReservationEvent[]) => given(emailReservationStream, events);

describe('an address', () => {
  test('belongs to the first user who proves it', () => {
    address()
      .when(prove('ada'))
      .then([proven('ada')]);
    address(proven('ada')).when(prove('ada')).then([]);
    address(proven('ada')).when(prove('bob')).thenRejected('email_taken');
  });

  test('goes to another user when its holder yields', () => {
    address(proven('ada'))
      .when(prove('bob', true))
      .then([proven('bob')]);
  });

  test('is free after its holder releases it', () => {
    address(proven('ada'))
      .when(release('ada'))
      .then([released('ada')]);
    address(proven('ada')).when(release('bob')).then([]);
    address(proven('ada'), released('ada'))
      .when(prove('bob'))
      .then([proven('bob')]);
  });

  test('never changes hands without a release or a yielding holder', () => {
    const user = fc.constantFrom('ada', 'bob', 'eve');
    const decision = fc.oneof(
      user.map((id) => prove(id)),
      user.map((id) => release(id)),
    );
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 40 }), (decisions) => {
        let state = emailReservationStream.initial;
        for (const decide of decisions) {
          const decided = decide(state);
          if (isRejection(decided)) continue;
          const after = fold(emailReservationStream, decided, state);
          const holders = [state, after].flatMap((one) => (one.status === 'free' ? [] : [one.userId]));
          expect(new Set(holders).size).toBeLessThanOrEqual(1);
          state = after;
        }
      }),
    );
  });
});
