import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { fetchCredits } from '#domain/credits/contract.ts';
import { kindOf } from '#domain/question-types/kinds.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import {
  borrowWindow,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  lookUpHistory,
  openWindow,
  type BorrowOptions,
} from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;
let student: TestUser;
let reportId: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  [admin, student] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const { body } = await student.call(reportQuestion, {
    uid: 'RFB-0001',
    reason: 'spelling',
    message: 'A typo',
  });
  reportId = body.reportId;
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const open = (options?: BorrowOptions) => borrowWindow(browser, site, options);

describe('who may come in', () => {
  const token = (page: Page) => page.evaluate<string | null>('localStorage.getItem("jwtToken")');

  test('a stranger logs in on the student’s side and comes back to the page that was asked for', async () => {
    const other = await site.admin();
    const page = await open();
    await page.goto('/admin/#/reports');
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await logIn(page, { email: other.email, password: 'wrong password' });
    await page.getByText('The e-mail address or the password is not right.').waitFor();
    await logIn(page, other);
    await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/');
  });

  test('a student who logs in for it is told that it is for admins, and sent to the dashboard', async () => {
    const other = await site.registerAndLogIn();
    const page = await open();
    await page.goto('/admin/');
    await logIn(page, other);
    await page.getByRole('heading', { name: 'This page is for admins' }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Users' }).count()).toBe(0);
    await page.waitForURL('**/dashboard');
    await expect.poll(() => token(page)).not.toBeNull();
  });

  test('a student who is logged in already may go there at once', async () => {
    const page = await openWindow(browser, site, { as: student });
    // By the clock of the page it is not sent there before the link is pressed.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/admin/');
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return page.getByText(`You are logged in as ${student.email}`).count();
      })
      .toBe(1);
    await page.getByRole('link', { name: 'Go to the dashboard now' }).click();
    await page.waitForURL('**/dashboard');
    await expect(student.call(retrieveUser, {})).resolves.toMatchObject({ status: 200 });
  });

  test('a session that has ended leads to the log-in with the reason, and back', async () => {
    const other = await site.admin();
    const page = await open();
    await page.goto('/admin/#/health');
    await logIn(page, other);
    await page.getByRole('heading', { name: 'Health', level: 1 }).waitFor();
    // The same admin logs in elsewhere.
    await site.logIn(other);
    await page.getByRole('menuitem', { name: 'Users' }).click();
    await page.getByText('Other session detected!').waitFor();
    await expect.poll(() => token(page)).toBeNull();
    await logIn(page, other);
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  });

  test('without an answer of the server it says so, and lets in once there is one', async () => {
    const other = await site.admin();
    const page = await open({ as: other });
    await page.route('**/api/users/retrieveUser', (route) => route.abort());
    await page.goto('/admin/');
    await page.getByText('The server cannot be reached now.').waitFor();
    await page.unroute('**/api/users/retrieveUser');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    await expect.poll(() => token(page)).toBe(other.token);
  });

  test('an admin logs out and goes over to the student’s side', async () => {
    const other = await site.admin();
    const page = await open();
    await page.goto('/admin/');
    await logIn(page, other);
    await page.getByRole('button', { name: other.email }).click();
    await page.getByRole('menuitem', { name: 'Student site' }).click();
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/dashboard');
    await page.goto('/admin/');
    await page.getByRole('button', { name: other.email }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await expect.poll(() => token(page)).toBeNull();
  });
});

describe('acts on a user', () => {
  const openUser = async (): Promise<Page> => {
    const page = await open({ as: admin });
    await page.goto(`/admin/#/users/${student.userId}/show`);
    return page;
  };

  test('a user is found, and paid time granted with a reason', async () => {
    const page = await open({ as: admin });
    await page.goto('/admin/');
    await page.getByRole('menuitem', { name: 'Users' }).click();
    await page.getByPlaceholder('E-mail address or id').fill(student.email);
    await page.getByText('1-1 of 1').waitFor();
    await page.getByRole('cell', { name: student.email }).click();
    await page.getByRole('button', { name: 'Grant paid time' }).click();
    await page.getByLabel('Last paid day').fill('2031-05-01');
    await page.getByLabel('Reason').fill('Paid by bank transfer');
    await page.getByRole('button', { name: 'Grant', exact: true }).click();
    await page.getByText('The paid time is set.').waitFor();
    const { body } = await student.call(retrieveUser, {});
    expect(body.user.paidExpiryTime).toBe('2031-05-01T23:59:59.000Z');
  });

  test('credits are granted with a reason, which stands in the ledger', async () => {
    const { body: before } = await student.call(fetchCredits, {});
    const page = await openUser();
    await page.getByRole('tab', { name: 'Credits' }).click();
    const ledger = page.getByRole('table', { name: 'Ledger of credits' });
    await ledger.getByRole('cell', { name: 'Welcome' }).first().waitFor();
    await page.getByRole('button', { name: 'Grant credits' }).click();
    const dialog = page.getByRole('dialog', { name: `Credits for ${student.email}` });
    await dialog.getByLabel('For').click();
    await page.getByRole('option', { name: 'Speaking' }).click();
    await dialog.getByLabel('How many').fill('7');
    await dialog.getByLabel('Reason').fill('Was ill for a week');
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
    await page.getByText('The credits are granted.').waitFor();
    await ledger.getByRole('cell', { name: 'Granted by an admin: Was ill for a week' }).waitFor();
    const { body } = await student.call(fetchCredits, {});
    expect(body.speakingCredits).toBe(before.speakingCredits + 7);
    expect(body.entries[0]).toMatchObject({
      cause: 'admin',
      kind: 'speaking',
      change: 7,
      reason: 'Was ill for a week',
    });
  });

  test('without an answer of the server the dialog stays open and says so', async () => {
    const page = await openUser();
    await page.route('**/api/admins/blockStudent', (route) => route.abort());
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByLabel('Reason').fill('Shares the account');
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await page.getByText('The server cannot be reached now.').waitFor();
    await expect(student.call(retrieveUser, {})).resolves.toMatchObject({ status: 200 });
  });

  test('a user is asked for a new password', async () => {
    const page = await openUser();
    await page.getByRole('button', { name: 'Ask for a new password' }).click();
    const dialog = page.getByRole('dialog', { name: `Ask ${student.email} for a new password` });
    await dialog.getByLabel('Reason').fill('Given to a whole class');
    await dialog.getByRole('button', { name: 'Ask for it' }).click();
    await page.getByText('The user will be asked for a new password.').waitFor();
    const { body } = await student.call(retrieveUser, {});
    expect(body.user.stepsDone).toContain('should_set_password');
  });

  test('a user is blocked and let in again', async () => {
    const page = await openUser();
    await page.getByRole('button', { name: 'Block' }).click();
    const dialog = page.getByRole('dialog', { name: `Block ${student.email}` });
    await dialog.getByLabel('Reason').fill('Shares the account');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await page.getByText('The user is blocked.').waitFor();
    await expect(site.logIn(student)).rejects.toMatchObject({ code: 'access_blocked' });

    await page.getByRole('button', { name: 'Unblock' }).click();
    const again = page.getByRole('dialog', { name: `Unblock ${student.email}` });
    await again.getByRole('button', { name: 'Cancel' }).click();
    await again.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Unblock' }).click();
    await again.getByLabel('Reason').fill('Settled');
    await again.getByRole('button', { name: 'Unblock' }).click();
    await page.getByText('The user is unblocked.').waitFor();
    await expect(site.logIn(student)).resolves.toMatchObject({ userId: student.userId });
  });

  test('admins are not offered to block themselves', async () => {
    const page = await open({ as: admin });
    await page.goto(`/admin/#/users/${admin.userId}/show`);
    await page.getByRole('button', { name: 'Grant paid time' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Block' }).count()).toBe(0);
  });
});

describe('every page', () => {
  const pages = () => [
    ['', 'Overview'],
    ['users', 'Users'],
    [`users/${student.userId}/show`, student.email],
    [`users/${student.userId}/show/credits`, student.email],
    ['questions', 'Questions'],
    ['questions/create', 'Draft a question'],
    ['questions/RSA-0001/show', 'RSA-0001: How honey stays fresh'],
    ['questions/RSA-0001/show/revisions', 'RSA-0001: How honey stays fresh'],
    ['questions/RSA-0001', 'Edit RSA-0001: How honey stays fresh'],
    ['question-figures', 'What answers tell'],
    ['reports', 'Reports'],
    [`reports/${reportId}/show`, 'Report of RFB-0001'],
    ['attempts', 'Practice answers'],
    ['mock-tests', 'Mock tests'],
    ['mails', 'Mails'],
    ['security-events', 'Security'],
    ['nowhere', 'Page not found'],
    ['health', 'Health'],
  ];
  test.each([
    ['light', 1024, undefined],
    ['dark', 360, 'colours'],
  ] as const)('fits its screen and is accessible, %s at %i px', async (colorScheme, width, only) => {
    const viewport = { width, height: 740 };
    // A student of their own: another log-in would end the session.
    const stranger = await open({ colorScheme, viewport, as: await site.registerAndLogIn() });
    await stranger.goto('/admin/');
    await stranger.getByRole('heading', { name: 'This page is for admins' }).waitFor();
    await expectAccessible(stranger, only);
    const page = await open({ as: admin, colorScheme, viewport });
    const look = async () => {
      await expectNoSidewaysScroll(page, width);
      await expectAccessible(page, only);
    };
    for (const [address, title] of pages()) {
      await page.goto(`/admin/#/${address}`);
      await page.getByRole('heading', { name: title ?? '', level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await look();
    }
    await page.goto(`/admin/#/users/${student.userId}/show`);
    await lookUpHistory(page);
    await page.getByRole('heading', { name: student.email, level: 1 }).waitFor();
    await look();
  });

  test('the page and the form of a question of each kind fit a phone and are accessible', async () => {
    const page = await open({ as: admin, viewport: { width: 360, height: 740 } });
    const ofKinds = [...Map.groupBy(answerableCodes, kindOf).values()].flatMap(([first]) => first ?? []);
    for (const uid of ofKinds.map((code) => `${code}-0001`)) {
      for (const [address, title] of [
        [`questions/${uid}/show`, `${uid}: `],
        [`questions/${uid}`, `Edit ${uid}: `],
      ]) {
        await page.goto(`/admin/#/${address}`);
        await page.getByRole('heading', { name: title ?? '', level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page, 360);
        await expectAccessible(page);
      }
    }
  });
});
