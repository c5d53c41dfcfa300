import { describe, expect, test } from 'vitest';
import { StoreRefused } from '#domain/core/events/event-store.ts';
import { unavailable } from './failure.ts';

const failed = (message: string, about: object = {}) => Object.assign(new Error(message), about);

describe('a client error', () => {
  test.each([
    ['its message', failed('14 UNAVAILABLE: away', { code: 14 }), 'EventStoreDB: 14 UNAVAILABLE: away'],
    [
      'its type where it has no message',
      failed('', { type: 'deadline-exceeded' }),
      'EventStoreDB: deadline-exceeded',
    ],
    ['its code where it has neither', failed(' ', { code: 14 }), 'EventStoreDB: 14'],
    ['its name where it has nothing else', failed(''), 'EventStoreDB: Error'],
    ['itself where it is no error', 'lost', 'EventStoreDB: lost'],
  ])('is described by %s', (_what, error, told) => {
    expect(unavailable(error).message).toBe(told);
  });

  test.each([
    ['16 UNAUTHENTICATED: ', { code: 16 }, 'the user or the password is wrong'],
    ['', { code: 7, type: 'access-denied' }, 'the user may not read and write there'],
    // The answer to one append among many has no status.
    ['', { type: 'access-denied' }, 'the user may not read and write there'],
    ['Error: certificate has expired', { code: 14 }, 'its certificate is not valid today'],
    ['Error: self-signed certificate in certificate chain', { code: 14 }, 'its certificate is not trusted'],
    ['Error: unable to get local issuer certificate', { code: 14 }, 'its certificate is not trusted'],
  ])('counts %s with %o as a refusal', (message, about, reason) => {
    const refused = unavailable(failed(message, about));
    expect(refused).toBeInstanceOf(StoreRefused);
    expect(refused).toMatchObject({ reason });
  });
});
