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
  test('is started by a login and replaces the session before it', () => {
    session()
      .when((state) => startSession(state, by('s1')))
      .then([started('s1')]);
    session(started('s1'))
      .when((state) => startSession(state, by('s2')))
      .then([started('s2')]);
  });

  test('marks an unknown device, except for the first login', () => {
    const device = (isNewDevice: boolean) => (state: Session) => {
      const decision = startSession(state, by('s2', false));
      expect(decision).toMatchObject([{ data: { device: 'Chrome on Windows', isNewDevice } }]);
      return decision;
    };
    session().when(device(false));
    session(started('s1')).when(device(true));
    session(started('s1'), ended('s1')).when(device(true));
  });

  test('does not start again, even after it ended', () => {
    session(started('s1'), ended('s1'))
      .when((state) => startSession(state, by('s1')))
      .then([]);
  });

  test('is ended by its own logout only', () => {
    session(started('s1'))
      .when((state) => endSession(state, { sessionId: 's1', cause: 'logged_out' }))
      .then([ended('s1')]);
    session(started('s1'), started('s2'))
      .when((state) => endSession(state, { sessionId: 's1', cause: 'logged_out' }))
      .then([]);
  });

  test('ends when the user is blocked, whichever one is active', () => {
    session(started('s1'), started('s2'))
      .when((state) => endSession(state, { cause: 'blocked' }))
      .then([{ type: 'SessionEnded', data: { sessionId: 's2', cause: 'blocked' } }]);
    session()
      .when((state) => endSession(state, { cause: 'blocked' }))
      .then([]);
  });

  test('folds from its last event alone', () => {
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

  test('is invalid if it is older than a password reset', () => {
    const active = fold(sessionStream, [started('s1')]);
    expect(checkSession(active, 's1', { now, from: startedAt })).toBe('valid');
    expect(checkSession(active, 's1', { now, from: '2026-11-21T09:00:00.001Z' })).toBe('session_ended');
  });
});
