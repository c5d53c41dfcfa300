import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { storeOfTests } from '#infra/testing/servers/event-store-of-tests.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { verifyByMail } from './sign-up.ts';
import { openPage, logIn } from './support.ts';

const questions = ['RSA-0001', 'RSA-0002', 'RRP-0001', 'RFB-0001', 'LWD-0001'];

/** The suite `second-store` runs this file on EventStoreDB. */
describe.each([storeOfTests()])('on %s', (eventStore) => {
  let site: TestSite;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startTestSite({ eventStore, questions }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site[Symbol.asyncDispose]();
  });

  async function submit(page: Page) {
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: /Score \d+\/\d+/ }).waitFor();
  }

  it('leads from the sign-up over the email and the login to four answers, seen in a second window', async () => {
    const page = await openPage(browser, site);
    const email = 'journey@example.com';
    const password = 'a rather long password';

    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Use at least 8 characters.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Check your email inbox!').waitFor();
    await page.getByRole('heading', { name: 'One more step: open our email' }).waitFor();
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: 'I have verified my address' }).click();
    await page.getByText('Your address is not verified yet.').waitFor();
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByText('Email sent successfully!').waitFor();
    await page.getByRole('link', { name: 'Go to login' }).click();

    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Check your inbox and confirm your email first!').waitFor();

    await verifyByMail(page, { email, password });
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    await logIn(page, { email, password });

    const second = await page.context().newPage();
    await second.goto('/statistics');
    await second.getByRole('heading', { name: 'No statistics yet' }).waitFor();

    await page.getByRole('link', { name: 'Quick Practice' }).click();
    await page.getByRole('button', { name: 'Reading', exact: true }).click();
    await page
      .getByRole('group', { name: 'Reading types' })
      .getByRole('button', { name: /Single Answer/ })
      .click();
    await page
      .getByRole('row', { name: /RSA-0001/ })
      .getByRole('link')
      .click();
    const first = page.getByRole('radio').first();
    await first.click();
    await expect.poll(() => first.isChecked()).toBe(true);
    await first.click();
    await expect.poll(() => first.isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('You have not answered yet.').first().waitFor();
    await first.click();
    await submit(page);
    await page
      .getByText(/^(Right, but not chosen|Your answer is right)$/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Why' }).waitFor();
    await second.getByText('Your answers by type').click();
    await second.getByRole('rowheader', { name: 'Single Answer' }).waitFor();

    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByText('RSA-0002').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

    await page.goto('/exercise?uid=RRP-0001');
    await page.getByRole('button', { name: 'Move paragraph A down' }).click();
    await submit(page);
    await page
      .getByRole('img', { name: /^These 2 paragraphs are (not )?linked\.$/ })
      .first()
      .hover();
    await page.getByRole('tooltip', { name: /^These 2 paragraphs are (not )?linked\.$/ }).waitFor();

    await page.goto('/exercise?uid=RFB-0001');
    await page.getByLabel('Blank 1').selectOption({ index: 1 });
    await submit(page);
    await page.getByText(/of \d blanks (is|are) right/).waitFor();

    await page.goto('/exercise?uid=LWD-0001');
    const box = page.getByLabel('Your sentence');
    await page.getByRole('button', { name: 'Start now' }).click();
    await box.fill('the library');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Start with a capital letter and end with a full stop.').first().waitFor();
    await box.fill('The library.');
    await submit(page);
    await page.getByText(/\d+ of \d+ words (is|are) right/).waitFor();

    await second.getByRole('rowheader', { name: 'Write From Dictation' }).waitFor();
    await expect.poll(() => second.getByRole('row').count()).toBe(5);
  });

  it('ends this session when the user logs in elsewhere', async () => {
    const user = await site.registerAndLogIn();
    const page = await openPage(browser, site, { as: user });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await site.logIn(user);
    await page.getByText('Other session detected!').waitFor();
    await page.getByText(/^You logged in on another device or browser/).waitFor();
    await page.getByRole('heading', { name: 'Log in to see this page' }).waitFor();
    await page.getByRole('group').getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/dashboard');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
  });
});
