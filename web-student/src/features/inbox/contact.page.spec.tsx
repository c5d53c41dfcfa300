import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import type { OwnConversation } from '#domain/inbox/contract.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const heading = page.getByRole('heading', { name: 'Contact Us', level: 1 });
const email = page.getByLabelText('Email address');
const firstName = page.getByLabelText('First name');
const message = page.getByRole('textbox', { name: 'Message' });
const send = page.getByRole('button', { name: 'Send the message' });
const isSent = page.getByText('Email sent successfully!');
const sent = () => ({ status: 200, body: {} }) as const;

it('sends a message without asking a student for an address, and keeps a refused one', async () => {
  const { api } = await renderPage('/dashboard', {
    user: student,
    width: 360,
    height: 740,
    api: {
      ...emptyDashboard,
      sendContactEmail: () => refused('invalid_input', { message: 'Write a message.' }),
    },
  });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Contact Us' }).click();
  await expect.element(heading).toBeVisible();
  await expect.element(email).toHaveValue(student.email);
  await expect.element(email).toHaveAttribute('readonly');
  await firstName.fill('Ann');
  await send.click();
  await expect.element(page.getByText('Email not sent!')).toBeVisible();
  await expect.element(message).toBeInvalid();
  await expect.element(message).toHaveFocus();
  await expect.element(firstName).toHaveValue('Ann');
  await expectAccessible('the contact page with an error');

  api.answer({ sendContactEmail: sent });
  await message.fill('When is my exam?');
  await send.click();
  await expect.element(isSent).toBeVisible();
  await expect.element(page.getByText('Email not sent!')).not.toBeInTheDocument();
  await expect.element(message).toHaveValue('');
  expect(api.inputsOf('sendContactEmail').at(-1)).toEqual({
    firstName: 'Ann',
    email: student.email,
    message: 'When is my exam?',
  });
});

const conversationId = '01900000-0000-7000-8000-000000000008';
const at = '2026-01-05T10:00:00.000Z';
const conversation: OwnConversation = {
  conversationId,
  status: 'answered',
  messages: [
    { from: 'you', text: 'When is my exam?', at },
    { from: 'team', text: 'On <b>Monday</b>.', at },
  ],
};
const listed = (...conversations: OwnConversation[]) => ({ status: 200, body: { conversations } }) as const;

it('shows the answer of the team on the page and in the chat, where it can be answered', async () => {
  const { api } = await renderPage('/contact-us', {
    user: student,
    width: 360,
    height: 740,
    colorScheme: 'dark',
    api: { fetchConversations: () => listed(conversation), continueConversation: unreachable },
  });
  await expect.element(page.getByText('On <b>Monday</b>.')).toBeVisible();
  await expectAccessible('the contact page with messages');
  const chat = page.getByRole('button', { name: 'Chat' });
  await chat.click();
  const dialog = page.getByRole('dialog', { name: 'Chat with our team' });
  await expect.element(dialog.getByText('On <b>Monday</b>.')).toBeVisible();
  await expectAccessible('the chat');
  await dialog.getByLabelText('Reply').fill('And where?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByLabelText('Reply')).toHaveValue('And where?');

  api.answer({
    continueConversation: sent,
    fetchConversations: () =>
      listed({
        ...conversation,
        status: 'open',
        messages: [...conversation.messages, { from: 'you', text: 'And where?', at }],
      }),
  });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByRole('listitem').nth(2)).toBeVisible();
  await expect.element(dialog.getByLabelText('Reply')).toHaveValue('');
  expect(api.inputsOf('continueConversation').at(-1)).toEqual({ conversationId, message: 'And where?' });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chat).toHaveFocus();
});

it('opens the chat from a link with the form of a new conversation, and not where it is hidden', async () => {
  const { api, goTo } = await renderPage('/contact-us?chat=open', {
    user: student,
    api: { ...emptyDashboard, fetchConversations: unreachable, sendContactEmail: sent },
  });
  const dialog = page.getByRole('dialog', { name: 'Chat with our team' });
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  api.answer({ fetchConversations: () => listed() });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('When is my exam?');
  api.answer({ fetchConversations: () => listed(conversation) });
  await dialog.getByRole('button', { name: 'Send the message' }).click();
  await expect.element(dialog.getByText('On <b>Monday</b>.')).toBeVisible();

  goTo('/dashboard');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Chat' })).not.toBeInTheDocument();
});

it('sends a message of a visitor', async () => {
  const { api } = await renderPage('/contact-us', { api: { sendContactEmail: sent } });
  await firstName.fill('Eve');
  await email.fill('Eve@Example.com');
  await message.fill('When is my exam?');
  await send.click();
  await expect.element(isSent).toBeVisible();
  expect(api.inputsOf('sendContactEmail')).toEqual([
    { firstName: 'Eve', email: 'eve@example.com', message: 'When is my exam?' },
  ]);
});
