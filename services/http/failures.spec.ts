import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { StreamBusy } from '../core/stream-busy.ts';
import { Refused } from './errors.ts';
import { failureOf } from './failures.ts';

const withCode = (code: string) => Object.assign(new Error('secret insides'), { code });
const internal = { code: 'internal', errors: { internal: true } };

describe('a failure', () => {
  test('is sent as it is if it was intended', () => {
    expect(failureOf(new Refused('invalid_input', { email: 'Enter one.' }))).toEqual({
      status: 400,
      body: { code: 'invalid_input', errors: { email: 'Enter one.' } },
    });
  });

  test.each([
    ['the store is away', new StoreUnavailable('secret')],
    ['Postgres refuses connections', withCode('ECONNREFUSED')],
    ['Postgres is starting', withCode('57P03')],
    ['Postgres was shut down', withCode('57P01')],
    ['Postgres has no connection left', withCode('53300')],
    ['a connection broke', new Error('Connection terminated unexpectedly')],
    ['the pool found none in time', new Error('timeout exceeded when trying to connect')],
    ['the cause is one of these', new Error('x', { cause: withCode('ECONNRESET') })],
    ['every address refused', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ])('can be retried when %s', (_what, error) => {
    expect(failureOf(error)).toEqual({ status: 503, body: internal });
  });

  test('names a time to retry when a stream is busy', () => {
    const failure = failureOf(new StreamBusy('account-1', 'secret'));
    expect(failure).toEqual({ status: 503, body: internal, retryAfterS: 1 });
  });

  test.each([
    ['a defect', new TypeError('secret')],
    ['a broken query', withCode('42P01')],
    ['no error at all', 'secret'],
    ['nothing', undefined],
  ])('reveals nothing when it is %s', (_what, error) => {
    expect(failureOf(error)).toEqual({ status: 500, body: internal });
  });
});
