import { ApplicationFailure } from '@temporalio/common';
import { expect, test } from 'vitest';
import { UnreadableEvent } from '#domain/core/events/codec.ts';
import { Defect } from '#domain/core/defect.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { givingUpDefects, isDefect } from './failure.ts';

/** The real error of `fetch` for a closed port. */
const withoutNetwork: unknown = await fetch('http://127.0.0.1:1/').catch((error: unknown) => error);

const defects = [new Defect('there is no such attempt'), ApplicationFailure.nonRetryable('given up')];
const passing = [
  new StoreUnavailable('away'),
  // A newer worker may be able to read it.
  new UnreadableEvent('version 9'),
  new Error('connect ECONNREFUSED'),
  withoutNetwork,
  ApplicationFailure.retryable('not yet'),
  'a text',
  undefined,
];

const failing = (error: unknown) => async (): Promise<never> => {
  throw error;
};

test.each(defects)('treats %s as a defect', (error) => expect(isDefect(error)).toBe(true));

test('documents that `fetch` throws a TypeError without a network', () =>
  expect(withoutNetwork).toBeInstanceOf(TypeError));

test.each(passing)('treats %s as temporary', (error) => expect(isDefect(error)).toBe(false));

test.each(defects)('gives up an activity after %s', async (error) => {
  await expect(givingUpDefects(failing(error))()).rejects.toMatchObject({
    nonRetryable: true,
    message: error.message,
  });
});

test.each(passing)('retries an activity after %s', async (error) => {
  await expect(givingUpDefects(failing(error))()).rejects.toBe(error);
});
