import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { updateEmailNotification } from '#domain/mail/settings-contract.ts';
import { fetchStudyPlan, saveStudyPlan } from '#domain/study-plan/contract.ts';
import type { MailList } from '#domain/mail/mail-kinds.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { teamAddress } from '#infra/testing/workflows.ts';
import { bounced, complained, signedEvent, webhookSecret } from '#services/mail/testing/provider.ts';
import { createWayOutToken } from '#services/mail/way-out-token.ts';
import { expectSound, looks } from './accessibility.ts';
import { borrowPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: 'none', settings: { mailWebhookSecret: webhookSecret } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const tokenFor = ({ userId }: TestUser, list: MailList) => {
  const { settings, clock } = site.dependencies;
  return createWayOutToken(settings, { userId, list }, clock());
};
const marksOf = async (user: TestUser) =>
  (await user.call(retrieveUser, {})).body.user.stepsDone.filter((step) => step.startsWith('can_send'));

it.each(looks)(
  'leaves a list by the link of a mail and takes it back, %s at %i px',
  async (colorScheme, width) => {
    const user = await site.registerAndLogIn();
    await user.call(updateEmailNotification, { general: true, thirdParty: true });
    const page = await borrowPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
    await page.goto('/unsubscribe');
    await page.getByText('This link does not work. Open the newest mail from us and use its link.').waitFor();
    await page.goto(`/unsubscribe?token=${await tokenFor(user, 'general')}`);
    await page.getByText('Do you want no more of them?').waitFor();
    await expectSound(page, 'the page that ends mails');
    expect(await marksOf(user)).toHaveLength(2);
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await page.getByRole('heading', { name: 'No more of these mails' }).waitFor();
    await expectSound(page, 'the page after mails were ended');
    expect(await marksOf(user)).toEqual(['can_send_email_third_party']);
    await page.getByRole('button', { name: 'Send them again' }).click();
    await page.getByRole('heading', { name: 'Mails from Ninety' }).waitFor();
    expect(await marksOf(user)).toHaveLength(2);

    const plan = { examDate: null, targetScore: 70, weekdays: [1, 2], minutesAWeek: 120 };
    await user.call(saveStudyPlan, { ...plan, reminder: { hour: 7, timeZone: 'UTC' } });
    // Where the reminders of before lead.
    await page.goto(`/study-plan/reminder?token=${await tokenFor(user, 'plan_reminder')}`);
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await page.getByText('The plan itself stays as it is.').waitFor();
    expect((await user.call(fetchStudyPlan, {})).body.settings).toEqual({ ...plan, reminder: null });
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
  },
);

it('agrees to mails in the profile, sees that none arrive, and has them sent again', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user, colorScheme: 'light' });
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Mails' });
  await section.getByRole('switch', { name: 'News and tips from Ninety' }).check();
  await section.getByRole('switch', { name: 'Offers of our partners' }).check();
  await expect.poll(() => marksOf(user)).toHaveLength(2);
  await section.getByRole('switch', { name: 'Offers of our partners' }).uncheck();
  await expect.poll(() => marksOf(user)).toEqual(['can_send_email_general']);

  await site.inject(signedEvent(bounced(user.email)));
  await page.reload();
  await section.getByText('Mails do not reach you').waitFor();
  await expectSound(page, 'the profile of whose mails bounce');
  await section.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Mails to you are sent again.').waitFor();
  await expect.poll(() => section.getByRole('alert').count()).toBe(0);

  await site.inject(signedEvent(complained(user.email)));
  await page.reload();
  await section.getByText('You get only mails about your account').waitFor();
  await section.getByRole('button', { name: 'Send them again' }).click();
  await expect.poll(() => section.getByRole('alert').count()).toBe(0);
});

it('writes to the team from the menu, and as a visitor', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user, viewport: { width: 360, height: 740 } });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { name: 'Contact Us', level: 1 }).waitFor();
  const email = page.getByLabel('E-mail address');
  expect(await email.inputValue()).toBe(user.email);
  expect(await email.getAttribute('readonly')).not.toBeNull();
  const send = page.getByRole('button', { name: 'Send the message' });
  await send.click();
  await page.getByText('Write a message.').waitFor();
  await page.getByText('Email not sent!').waitFor();
  await expectSound(page, 'the contact page with a fault');
  const message = `When is my exam? ${randomUUID()}`;
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByLabel('First name').fill('Ann');
  await send.click();
  await page.getByText('Email sent successfully!').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');

  const visitor = await borrowPage(browser, site, { colorScheme: 'dark' });
  await visitor.goto('/contact-us');
  await visitor.getByLabel('First name').fill('Eve');
  await visitor.getByLabel('E-mail address').fill('Eve@Example.com');
  await visitor.getByRole('textbox', { name: 'Message' }).fill(`As a visitor ${message}`);
  await expectSound(visitor, 'the contact page');
  await visitor.getByRole('button', { name: 'Send the message' }).click();
  await visitor.getByText('Email sent successfully!').waitFor();

  const mail = visitor.getByRole('article').filter({ hasText: `To ${teamAddress}` });
  await expect
    .poll(async () => {
      await visitor.goto('/dev/outbox');
      return mail.count();
    })
    .toBe(2);
  // The HTML is drawn in a frame that runs nothing.
  const frame = visitor.frameLocator('iframe[title="Message from Eve"]');
  await frame.getByText(`As a visitor ${message}`).waitFor();
  await frame.getByText('eve@example.com').waitFor();
});

const offerOf = (page: Page) => page.getByRole('region', { name: 'News and tips by mail' });

it('puts a student on the list of news from the dashboard, and asks who said no only once', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user, viewport: { width: 360, height: 740 } });
  await page.goto('/dashboard');
  const offer = offerOf(page);
  await offer.getByText(user.email).waitFor();
  await offer.getByRole('button', { name: 'Add my email' }).click();
  await page.getByText('Your email has been added!').waitFor();
  await offer.waitFor({ state: 'detached' });
  await page.goto('/profile?openSettings=true');
  await expect
    .poll(() => page.getByRole('switch', { name: /News and tips from Ninety/ }).isChecked())
    .toBe(true);

  const other = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await other.goto('/dashboard');
  await offerOf(other).getByRole('button', { name: 'No, thanks' }).click();
  await offerOf(other).waitFor({ state: 'detached' });
  await other.reload();
  await other.getByRole('heading', { name: 'Your skills' }).waitFor();
  expect(await offerOf(other).count()).toBe(0);
});
