import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { WholeConversation } from '#domain/inbox/admin-contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { conversation } from '#console/testing/rows.ts';
import { studentAnswers } from '#console/testing/student.ts';

it('answers a message and closes the conversation', async () => {
  let seen: WholeConversation = conversation;
  const api = await renderConsole('/conversations', {
    ...studentAnswers,
    list_conversations: () => ({ status: 200, body: [seen], total: 1 }),
    one_conversations: () => ({ status: 200, body: seen }),
    answerConversation: ({ reply }) => {
      const messages = [
        ...(seen.messages ?? []),
        { from: 'team' as const, text: reply, at: seen.updatedAt, by: 'admin' },
      ];
      seen = { ...seen, status: 'answered', messages };
      return { status: 200, body: {} };
    },
    closeConversation: () => {
      seen = { ...seen, status: 'closed' };
      return { status: 200, body: {} };
    },
  });
  await expect.element(page.getByRole('cell', { name: 'When is my exam?' })).toBeVisible();
  await expectAccessible('the inbox');
  await expectToFitPhone('the inbox');
  await page.getByRole('link', { name: /^Ada: When is my exam/ }).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('On <b>Monday</b>.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(page.getByText('On <b>Monday</b>.')).toBeVisible();
  await expectAccessible('a conversation');
  const close = { name: 'Close', exact: true };
  await page.getByRole('button', close).click();
  await page.getByRole('dialog').getByRole('button', close).click();
  await expect.element(page.getByText('The conversation is closed.')).toBeVisible();
  expect(api.inputsOf('answerConversation')).toEqual([
    { conversationId: conversation.id, reply: 'On <b>Monday</b>.' },
  ]);
  expect(api.inputsOf('closeConversation')).toEqual([{ conversationId: conversation.id }]);

  seen = { ...seen, firstName: null, email: null, latest: null, messages: null };
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('Erased with the account').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
});
