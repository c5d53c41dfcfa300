import { expect, test } from 'vitest';
import { UnreadableEvent } from '#domain/core/codec.ts';
import { StoreUnavailable } from '#domain/core/event-store.ts';
import { isDefect } from './failure.ts';

test.each([new UnreadableEvent('version 9'), new TypeError('x is not a function')])(
  '%s is a defect',
  (error) => {
    expect(isDefect(error)).toBe(true);
  },
);

test.each([new StoreUnavailable('away'), new Error('connect ECONNREFUSED'), 'a text', undefined])(
  '%s may pass',
  (error) => {
    expect(isDefect(error)).toBe(false);
  },
);
