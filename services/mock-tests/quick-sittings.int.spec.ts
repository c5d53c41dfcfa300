import { expect, test } from 'vitest';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { eventually, startTestApi } from '#infra/testing/api.ts';

const long: MockTestBlueprint = {
  mockTestId: 'long_test',
  mockTestCategory: 'sprint',
  name: 'Long test',
  description: 'A part of half an hour.',
  sections: oneClock('reading', 1800, [{ type: 'RSA' as const, count: 1 }]),
};

test.each([
  ['http://localhost:8090', true, { mark: 'quick', seconds: 600 }],
  ['http://localhost:8090', undefined, { mark: undefined, seconds: 1800 }],
  // What is reached from elsewhere does not take the word of a client for it.
  ['https://ninety.example.org', true, { mark: undefined, seconds: 1800 }],
] as const)('at %s, quick clocks asked for: %s', async (publicUrl, quick, { mark, seconds }) => {
  await using api = await startTestApi({ mockTests: [long], settings: { publicUrl } });
  const ann = await api.registerAndLogIn();
  const { body } = await eventually(() =>
    ann.call(contract.startMockTest, { mockTestId: long.mockTestId, quick }),
  );
  expect(body.clock?.seconds).toBe(seconds);
  const [event] = await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(body.sessionId));
  if (event?.type !== 'MockTestStarted') throw new Error('it was not started');
  expect(event.data.mark).toBe(mark);
});
