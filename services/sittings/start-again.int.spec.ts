import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApi, eventually } from '#infra/testing/api.ts';
import { fillBank, wholeBank } from '#infra/testing/question-bank.ts';
import { sittingIdOf } from './sitting-ids.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';

test('lets a test that cannot be drawn yet start later, and leaves nothing behind', async () => {
  await using young = await startTestApi({ questions: 'none' });
  const user = await young.registerAndLogIn();
  const asked = wholeBank.filter(({ type }) => ['RFB', 'RRP', 'RSA'].includes(type));
  await fillBank(young.storage.journal, asked);
  const commandId = randomUUID();
  const sitting = await eventually(async () => {
    const { body } = await user.call(startMockTest, { mockTestId: 'reading_sprint_1' }, { commandId });
    return body;
  });
  expect(sitting).toMatchObject({
    sessionId: sittingIdOf(user.userId, commandId),
    status: 'running',
    sections: [{ questions: 5 }],
  });
});
