import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  mailAddressStream,
  noteReport,
  resumeMail,
  acceptsMail,
  type MailAddressEvent,
} from './mail-address.ts';

const [before, then, after] = ['09', '10', '11'].map((hour) => `2026-11-25T${hour}:00:00.000Z`) as [
  string,
  string,
  string,
];
const event = (type: MailAddressEvent['type'], at = then): MailAddressEvent => ({ type, data: { at } });

test('records a bounce and a complaint once each', () => {
  given(mailAddressStream, [])
    .when((state) => noteReport(state, { kind: 'bounce', at: then }))
    .then([event('MailBounced')]);
  given(mailAddressStream, [event('MailBounced')])
    .when((state) => noteReport(state, { kind: 'bounce', at: after }))
    .then([]);
  given(mailAddressStream, [event('MailBounced')])
    .when((state) => noteReport(state, { kind: 'complaint', at: after }))
    .then([event('MailComplained', after)]);
});

test('resumes at the request of the owner; only later reports count', () => {
  const resumed = [event('MailBounced', before), event('MailResumed')];
  given(mailAddressStream, [event('MailBounced', before)])
    .when((state) => resumeMail(state, { now: then }))
    .then([event('MailResumed')]);
  given(mailAddressStream, [])
    .when((state) => resumeMail(state, { now: then }))
    .then([]);
  for (const at of [before, then]) {
    given(mailAddressStream, resumed)
      .when((state) => noteReport(state, { kind: 'bounce', at }))
      .then([]);
  }
  given(mailAddressStream, resumed)
    .when((state) => noteReport(state, { kind: 'bounce', at: after }))
    .then([event('MailBounced', after)]);
});

test('sends nothing after a bounce, and only account mail after a complaint', () => {
  const stateAfter = (...types: MailAddressEvent['type'][]) =>
    fold(
      mailAddressStream,
      types.map((type) => event(type)),
    );
  expect(acceptsMail(stateAfter(), 'general')).toBe(true);
  expect(acceptsMail(stateAfter('MailBounced'), undefined)).toBe(false);
  expect(acceptsMail(stateAfter('MailComplained'), undefined)).toBe(true);
  expect(acceptsMail(stateAfter('MailComplained'), 'plan_reminder')).toBe(false);
  expect(acceptsMail(stateAfter('MailBounced', 'MailComplained', 'MailResumed'), 'general')).toBe(true);
});

test('produces no event for a decision already in effect', () => {
  const events = fc.array(fc.constantFrom('MailBounced', 'MailComplained', 'MailResumed'), { maxLength: 6 });
  const reports = fc.record({
    kind: fc.constantFrom('bounce', 'complaint'),
    at: fc.constantFrom(before, then, after),
  });
  fc.assert(
    fc.property(events, reports, (types, report) => {
      const state = fold(
        mailAddressStream,
        types.map((type) => event(type)),
      );
      for (const decide of [
        (one: typeof state) => noteReport(one, report),
        (one: typeof state) => resumeMail(one, { now: after }),
      ]) {
        const decided = decide(state);
        if (!Array.isArray(decided)) throw new Error('nothing is refused here');
        expect(decide(fold(mailAddressStream, decided as MailAddressEvent[], state))).toEqual([]);
      }
    }),
  );
});
