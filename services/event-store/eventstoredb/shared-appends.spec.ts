import { expect, test } from 'vitest';
import type { AppendResult, ExpectedRevision } from '#domain/core/events/event-store.ts';
import { prepareAppend } from '../prepared-append.ts';
import { newEvent } from '../testing/harness.ts';
import { createSharedAppends } from './shared-appends.ts';

const event = newEvent();
const appendTo = (stream: string, expected: ExpectedRevision = 'noStream') =>
  prepareAppend(stream, [event], expected);
const written: AppendResult = { outcome: 'appended', revision: 0, position: '1', replayed: false };

function slowServer() {
  const { promise, resolve, reject } = Promise.withResolvers<AppendResult>();
  const asked = { times: 0 };
  const write = () => {
    asked.times += 1;
    return promise;
  };
  return { asked, write, answer: resolve, fail: reject };
}

test('shares one call between three equal appends, and only the first one wrote', async () => {
  const share = createSharedAppends();
  const { asked, write, answer } = slowServer();
  const results = Promise.all([1, 2, 3].map(() => share(appendTo('a-1'), write)));
  answer(written);
  expect(await results).toEqual([written, { ...written, replayed: true }, { ...written, replayed: true }]);
  expect(asked.times).toBe(1);
});

test('sends appends to other streams or revisions separately', async () => {
  const share = createSharedAppends();
  const { asked, write, answer } = slowServer();
  const results = [appendTo('a-1'), appendTo('a-2'), appendTo('a-1', 0), appendTo('a-1', 'any')].map(
    (append) => share(append, write),
  );
  answer(written);
  for (const result of await Promise.all(results)) expect(result).toEqual(written);
  expect(asked.times).toBe(4);
});

test('forgets an append when it ends or fails', async () => {
  const share = createSharedAppends();
  const failing = slowServer();
  const results = [1, 2].map(() => share(appendTo('a-1'), failing.write));
  failing.fail(new Error('away'));
  for (const result of await Promise.allSettled(results)) expect(result.status).toBe('rejected');
  const next = slowServer();
  next.answer(written);
  for (const time of [1, 2]) {
    expect(await share(appendTo('a-1'), next.write)).toEqual(written);
    expect(next.asked.times).toBe(time);
  }
});
