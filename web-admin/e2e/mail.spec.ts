import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadProfileImage } from '#domain/accounts/image-contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { aMail } from '#services/mail/testing/a-mail.ts';
import { bounced, signedEvent, webhookSecret } from '#services/mail/testing/provider.ts';
import { borrowWindow, expectAccessible, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: 'none', settings: { mailWebhookSecret: webhookSecret } }),
    launchBrowser(),
  ]);
  [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const outbox = createOutbox(site.storage.pool);
  const { userId } = student;
  await outbox.send(aMail({ id: 'held', userId, kind: 'plan_reminder', subject: 'Today: 30 minutes' }));
  await outbox.markSuppressed('held');
  await outbox.send(aMail({ id: 'changed', userId, kind: 'password_changed', subject: 'It was changed' }));
  await outbox.markDelivered('changed');
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

test('a mail is found by its kind, what became of it and whose it is, and leads to them', async () => {
  const page = await borrowWindow(browser, site, { as: admin });
  await page.goto('/admin/');
  await page.getByRole('menuitem', { name: 'Mails' }).click();
  await page.getByRole('heading', { name: 'Mails', level: 1 }).waitFor();
  const [held, changed] = ['Today: 30 minutes', 'It was changed'].map((subject) =>
    page.getByRole('row').filter({ hasText: subject }),
  );
  await held?.filter({ hasText: 'Held back' }).waitFor();
  await changed?.filter({ hasText: 'Delivered' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Reminder of the study plan' }).click();
  await expect.poll(() => changed?.count()).toBe(0);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Held back' }).click();
  await page.getByPlaceholder('Subject or user id').fill(student.userId);
  await held?.click();
  await page.getByRole('heading', { name: student.email, level: 1 }).waitFor();
});

test('on a phone each mail is a line that fits', async () => {
  const page = await borrowWindow(browser, site, { as: admin, viewport: { width: 360, height: 740 } });
  await page.goto('/admin/#/mails');
  const line = page.getByRole('link', { name: /^It was changed Password changed, Delivered, / });
  await line.waitFor();
  await expectNoSidewaysScroll(page, 360);
  await line.click();
  await page.getByRole('heading', { name: student.email, level: 1 }).waitFor();
});

test.each([
  [360, 'light'],
  [1440, 'dark'],
] as const)(
  'the page of a user shows their picture, and that mail bounced, at %i px',
  async (width, colorScheme) => {
    const user = await site.registerAndLogIn();
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const upload = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
    await user.call(uploadProfileImage, {}, { upload });
    const page = await borrowWindow(browser, site, {
      as: admin,
      viewport: { width, height: 900 },
      colorScheme,
    });
    await page.goto(`/admin/#/users/${user.userId}/show`);
    const picture = page.getByRole('img', { name: 'Picture of the user' });
    await picture.waitFor();
    const widthOf = () =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await expect.poll(widthOf).toBe(256);
    await expect.poll(() => page.getByText(/^Bounced/).count()).toBe(0);

    expect((await site.inject(signedEvent(bounced(user.email)))).statusCode).toBe(204);
    await page.reload();
    await page.getByText('Bounced: the address refuses mail').waitFor();
    await picture.waitFor();
    await expectNoSidewaysScroll(page, width);
    await expectAccessible(page);
    const path = process.env['PICTURES'];
    if (path !== undefined) await page.screenshot({ path: `${path}/console-user-${width}.png` });
  },
);
