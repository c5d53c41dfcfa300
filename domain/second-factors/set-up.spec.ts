import { describe, expect, test } from 'vitest';
import { erased } from '../core/events/personal.ts';
import { fold } from '../core/events/stream.ts';
import { given as givenIn } from '../core/testing/given-when-then.ts';
import { isOn, recoveryCodesLeft, secondFactorStream, type SecondFactorEvent } from './second-factor.ts';
import * as decide from './set-up.ts';
import { secondFactorSummaryOf } from './standing.ts';

const now = '2026-11-25T10:00:00.000Z';
const secret = 'JBSWY3DPEHPK3PXP';
const offered: SecondFactorEvent = { type: 'AuthenticatorOffered', data: { secret, offeredAt: now } };
const confirmed: SecondFactorEvent = { type: 'AuthenticatorConfirmed', data: { step: 7, confirmedAt: now } };
const removed: SecondFactorEvent = { type: 'AuthenticatorRemoved', data: {} };
const passkey = (id: string) => ({
  passkeyId: id,
  credentialId: `credential of ${id}`,
  publicKey: 'key',
  counter: 0,
  transports: ['internal'],
  name: 'Phone',
  addedAt: now,
});
const added = (id: string): SecondFactorEvent => ({ type: 'PasskeyAdded', data: passkey(id) });
const codes = (salt: string) => ({ salt, digests: ['a', 'b'] });
const made = (salt: string): SecondFactorEvent => ({ type: 'RecoveryCodesCreated', data: codes(salt) });
const given = (...events: SecondFactorEvent[]) => givenIn(secondFactorStream, events);
const stateOf = (...events: SecondFactorEvent[]) => fold(secondFactorStream, events);

describe('an authenticator app', () => {
  test('gets a secret, which counts from its first correct code', () => {
    given()
      .when((state) => decide.offerAuthenticator(state, { secret, now }))
      .then([offered]);
    expect(isOn(stateOf(offered))).toBe(false);
    given(offered)
      .when((state) => decide.confirmAuthenticator(state, { stepOf: (of) => (of === secret ? 7 : 0), now }))
      .then([confirmed]);
    expect(isOn(stateOf(offered, confirmed))).toBe(true);
  });

  test('is not confirmed by a wrong code, without an offer, or without its secret', () => {
    given(offered)
      .when((state) => decide.confirmAuthenticator(state, { stepOf: () => undefined, now }))
      .thenRejected('wrong_code');
    given()
      .when((state) => decide.confirmAuthenticator(state, { stepOf: () => 7, now }))
      .thenRejected('not_found');
    given({ type: 'AuthenticatorOffered', data: { secret: erased, offeredAt: now } })
      .when((state) => decide.confirmAuthenticator(state, { stepOf: () => 7, now }))
      .thenRejected('not_found');
  });

  test('is not offered beside a confirmed one, and a newer offer replaces an unconfirmed one', () => {
    given(offered, confirmed)
      .when((state) => decide.offerAuthenticator(state, { secret: 'OTHER', now }))
      .thenRejected('factor_exists');
    given(offered)
      .when((state) => decide.offerAuthenticator(state, { secret: 'OTHER', now }))
      .then([{ type: 'AuthenticatorOffered', data: { secret: 'OTHER', offeredAt: now } }]);
  });

  test('is removed if it is confirmed', () => {
    given(offered, confirmed).when(decide.removeAuthenticator).then([removed]);
    given(offered).when(decide.removeAuthenticator).then([]);
  });
});

describe('passkeys', () => {
  test('are added, renamed and removed', () => {
    given()
      .when((state) => decide.addPasskey(state, passkey('p1')))
      .then([added('p1')]);
    given(added('p1'))
      .when((state) => decide.renamePasskey(state, { passkeyId: 'p1', name: 'Laptop' }))
      .then([{ type: 'PasskeyRenamed', data: { passkeyId: 'p1', name: 'Laptop' } }]);
    given(added('p1'))
      .when((state) => decide.removePasskey(state, { passkeyId: 'p1' }))
      .then([{ type: 'PasskeyRemoved', data: { passkeyId: 'p1' } }]);
    given()
      .when((state) => decide.renamePasskey(state, { passkeyId: 'p1', name: 'Laptop' }))
      .thenRejected('not_found');
  });

  test('are unique per device and limited in number', () => {
    given(added('p1'))
      .when((state) => decide.addPasskey(state, { ...passkey('p2'), credentialId: 'credential of p1' }))
      .then([]);
    const many = Array.from({ length: decide.mostPasskeys }, (_, index) => added(`p${index}`));
    given(...many)
      .when((state) => decide.addPasskey(state, passkey('another')))
      .thenRejected('not_allowed');
  });
});

describe('recovery codes', () => {
  test('come with the first factor, and are replaced on request', () => {
    given(offered, confirmed)
      .when((state) => decide.makeFirstRecoveryCodes(state, codes('s1')))
      .then([made('s1')]);
    given(offered, confirmed, made('s1'), added('p1'))
      .when((state) => decide.makeFirstRecoveryCodes(state, codes('s2')))
      .then([]);
    given(offered, confirmed, made('s1'))
      .when((state) => decide.makeRecoveryCodes(state, codes('s2')))
      .then([made('s2')]);
    given()
      .when((state) => decide.makeRecoveryCodes(state, codes('s1')))
      .thenRejected('not_allowed');
  });

  test('are removed with the last factor, and not before', () => {
    const both = [offered, confirmed, made('s1'), added('p1')];
    expect(recoveryCodesLeft(stateOf(...both))).toBe(2);
    expect(recoveryCodesLeft(stateOf(...both, removed))).toBe(2);
    const last: SecondFactorEvent = { type: 'PasskeyRemoved', data: { passkeyId: 'p1' } };
    expect(recoveryCodesLeft(stateOf(...both, removed, last))).toBe(0);
  });
});

test('resets all factors at once, with a reason', () => {
  const off = (reason: string): SecondFactorEvent => ({ type: 'SecondFactorRemoved', data: { reason } });
  given(offered, confirmed, made('s1'), added('p1'))
    .when((state) => decide.resetSecondFactor(state, { reason: 'Lost the phone' }))
    .then([off('Lost the phone')]);
  expect(isOn(stateOf(offered, confirmed, added('p1'), off('Lost the phone')))).toBe(false);
  given()
    .when((state) => decide.resetSecondFactor(state, { reason: 'Lost the phone' }))
    .then([]);
});

test.each([
  ['student', 'production', 'off'],
  ['admin', 'production', 'needed'],
  ['admin', 'development', 'asked'],
] as const)('%s without a second factor, in %s: %s', (platformAccess, environment, standing) => {
  const account = { platformAccess, environment };
  expect(secondFactorSummaryOf(stateOf(offered), account)).toBe(standing);
  expect(secondFactorSummaryOf(stateOf(added('p1')), account)).toBe('on');
});
