import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDashboard } from '../../testing/dashboard.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { refused } from '../../testing/fake-api.ts';
import { student } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const heading = page.getByRole('heading', { name: 'Contact Us', level: 1 });
const email = page.getByLabelText('E-mail address');
const firstName = page.getByLabelText('First name');
const message = page.getByRole('textbox', { name: 'Message' });
const send = page.getByRole('button', { name: 'Send the message' });
const isSent = page.getByText('Email sent successfully!');
const sent = () => ({ status: 200, body: {} }) as const;

it('sends a message of a student, whose address is known, and keeps one that was refused', async () => {
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
  await expect.element(message).toHaveValue('');
  expect(api.inputsOf('sendContactEmail').at(-1)).toEqual({
    firstName: 'Ann',
    email: student.email,
    message: 'When is my exam?',
  });
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
