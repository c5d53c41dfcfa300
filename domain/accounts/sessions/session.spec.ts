import { describe, expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import {
  checkSession,
  endSession,
  sessionStream,
  startSession,
  type Session,
  type SessionEvent,
} from './session.ts';

const startedAt = '2026-11-21T09:00:00.000Z';
const expiresAt = '2026-12-21T12:00:00.000Z';
const now = '2026-11-21T12:00:00.000Z';
const started = (sessionId: string): SessionEvent => ({
  type: 'SessionStarted',
  data: { sessionId, startedAt, expiresAt, device: 'Chrome on Windows', isNewDevice: false },
});
const ended = (sessionId: string): SessionEvent => ({
  type: 'SessionEnded',
  data: { sessionId, cause: 'logged_out' },
});
const by = (sessionId: string, isKnownDevice = true) => ({
  sessionId,
  startedAt,
  expiresAt,
  device: 'Chrome on Windows',
  isKnownDevice,
});
const session = (...events: SessionEvent[]) => given(sessionStream, events);
const check = (sessionId: string, ...events: SessionEvent[]) =>
  checkSession(fold(sessionStream, events), sessionId, { now });

describe('a session', () => {
  test('is started by a login and takes the place of the one before', () => {
    session()
      .when((state) => startSession(state, by('s1')))
      .then([started('s1')]);
    session(started('s1'))
      .when((state) => startSession(state, by('s2')))
      .then([started('s2')]);
  });

  test('says where it is from a device that was not seen before, which the first of all is not', () => {
    const device = (isNewDevice: boolean) => (state: Session) => {
      const decision = startSession(state, by('s2', false));
      expect(decision).toMatchObject([{ data: { device: 'Chrome on Windows', isNewDevice } }]);
      return decision;
    };
    session().when(device(false));
    session(started('s1')).when(device(true));
    session(started('s1'), ended('s1')).when(device(true));
  });

  test('that was started is not started again, even after its end', () => {
    session(started('s1'), ended('s1'))
      .when((state) => startSession(state, by('s1')))
      .then([]);
  });

  test('is ended by its own log-out, and not by that of a session before it', () => {
    session(started('s1'))
      .when((state) => endSession(state, { sessionId: 's1', cause: 'logged_out' }))
      .then([ended('s1')]);
    session(started('s1'), started('s2'))
      .when((state) => endSession(state, { sessionId: 's1', cause: 'logged_out' }))
      .then([]);
  });

  test('whichever is active is ended by a block', () => {
    session(started('s1'), started('s2'))
      .when((state) => endSession(state, { cause: 'blocked' }))
      .then([{ type: 'SessionEnded', data: { sessionId: 's2', cause: 'blocked' } }]);
    session()
      .when((state) => endSession(state, { cause: 'blocked' }))
      .then([]);
  });

  test('its last event holds the state', () => {
    const events = [started('s1'), ended('s1'), started('s2')];
    expect(fold(sessionStream, events)).toEqual(fold(sessionStream, events.slice(-1)));
  });
});

describe('a token', () => {
  test.each([
    ['counts while its session is the active one', check('s1', started('s1')), 'valid'],
    ['does not count before any login', check('s1'), 'session_ended'],
    ['does not count after the log-out', check('s1', started('s1'), ended('s1')), 'session_ended'],
    ['is told of the login elsewhere', check('s1', started('s1'), started('s2')), 'other_session'],
    ['is told of it even when that one has ended', check('s1', started('s2'), ended('s2')), 'other_session'],
  ])('%s', (_what, found, expected) => {
    expect(found).toBe(expected);
  });

  test('ends at its time, to the millisecond', () => {
    const active = fold(sessionStream, [started('s1')]);
    expect(checkSession(active, 's1', { now: '2026-12-21T11:59:59.999Z' })).toBe('valid');
    expect(checkSession(active, 's1', { now: expiresAt })).toBe('session_ended');
  });

  test('from before a password reset is void', () => {
    const active = fold(sessionStream, [started('s1')]);
    expect(checkSession(active, 's1', { now, from: startedAt })).toBe('valid');
    expect(checkSession(active, 's1', { now, from: '2026-11-21T09:00:00.001Z' })).toBe('session_ended');
  });
});
