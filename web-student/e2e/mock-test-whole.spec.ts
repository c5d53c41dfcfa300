import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { launchWithMicrophone } from '#infra/browser/launch-with-microphone.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { keyboard } from './keyboard.ts';
import { createMovedClock } from './moved-clock.ts';
import { tone, tracksLasting } from './short-tracks.ts';
import { answerItem, goOnFrom } from './sit-items.ts';
import { button, expectRecorderInSight, recorder } from './spoken.ts';
import { expectNoSidewaysScroll, openPage } from './support.ts';

const exam: MockTestBlueprint = {
  mockTestId: 'short_exam',
  mockTestCategory: 'full',
  examType: 'new_format',
  name: 'Short exam',
  description: 'Three parts, each under its own time.',
  sections: [
    {
      section: 'speaking_writing',
      clocks: [
        {
          each: [
            { type: 'SRA', count: 1 },
            { type: 'SRS', count: 1 },
            { type: 'WWS', count: 1, seconds: 600 },
          ],
        },
      ],
    },
    ...oneClock('reading', 300, [{ type: 'RFB' as const, count: 1 }]),
    ...oneClock('listening', 300, [{ type: 'LWD' as const, count: 1 }]),
  ],
};
const parts = [['SRA', 'SRS', 'WWS'], ['RFB'], ['LWD']] as const;

const clock = createMovedClock();
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      mockTests: [exam],
      questions: 'none',
      site: { tracks: tracksLasting(0.3) },
      clock: clock.now,
      temporal: true,
    }),
    launchWithMicrophone(tone(4)),
  ]);
  for (const type of parts.flat()) {
    const uid = `${type}-9001`;
    const context = (): CommandContext => ({
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'system', id: 'test' },
      at: clock.now(),
    });
    await draftQuestion(site.dependencies, { ...sampleQuestions[type], uid, reserved: true }, context());
    await publishQuestion(site.dependencies, uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function openPhone(user: TestUser): Promise<Page> {
  const page = await openPage(browser, site, {
    as: user,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await clock.give(page);
  return page;
}

async function sit(page: Page) {
  for (const [part, types] of parts.entries()) {
    if (part > 0) {
      await page.getByRole('heading', { name: `Part ${part} of ${parts.length} is over` }).waitFor();
      await keyboard.press(button(page, `Start part ${part + 1}`));
    }
    for (const [index, type] of types.entries()) {
      await page.getByText(new RegExp(`· Question ${index + 1} of ${types.length}$`)).waitFor();
      await expectNoSidewaysScroll(page);
      await answerItem(page, clock, type);
      if (type === 'SRA') await recordThrough(page);
      const isLast = part + 1 === parts.length && index + 1 === types.length;
      await goOnFrom(page, isLast ? 'Submit and finish' : 'Submit and continue');
    }
  }
}

async function recordThrough(page: Page) {
  await expectRecorderInSight(page);
  await keyboard.press(button(page, 'Stop recording'));
  await recorder(page).getByText('Recorded', { exact: true }).waitFor();
  await page.reload();
  await recorder(page).getByText('Recorded', { exact: true }).waitFor();
}

async function expectFourSkills(page: Page) {
  const skills = page.getByRole('region', { name: 'Skills', exact: true }).getByRole('listitem');
  await expect
    .poll(async () => (await skills.allTextContents()).filter((text) => /^[A-Z][a-z]+\d/.test(text)).length)
    .toBe(4);
}

async function downloadReceipt(page: Page) {
  await page.getByRole('link', { name: 'Receipt' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) };
}

async function expectGenuine(file: Awaited<ReturnType<typeof downloadReceipt>>) {
  const visitor = await openPage(browser, site);
  await visitor.goto('/receipt');
  await visitor.getByRole('heading', { name: 'Check a receipt' }).waitFor();
  await visitor.context().setOffline(true);
  const [chooser] = await Promise.all([
    visitor.waitForEvent('filechooser'),
    visitor.getByRole('button', { name: 'File of the receipt' }).click(),
  ]);
  await chooser.setFiles({ ...file, mimeType: 'application/json' });
  await visitor.getByText('This receipt is genuine').waitFor();
}

it("sits a test by keyboard on a phone's width, from the catalogue to a receipt that a visitor checks offline", async () => {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  await admin.call(grantCredits, { id: user.userId, kind: 'full_test', credits: 1, reason: 'a test' });
  const page = await openPhone(user);
  await page.goto('/mock-test');
  await keyboard.press(button(page, 'Start the test'));
  await sit(page);
  await page.getByRole('heading', { name: 'Short exam: your result' }).waitFor();
  await page.getByText('You answered every question.').waitFor();
  expect(await page.getByText('Not answered', { exact: true }).count()).toBe(0);

  await keyboard.press(page.getByRole('link', { name: 'Scorecard', exact: true }));
  await page.getByRole('heading', { name: 'Your scorecard' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectFourSkills(page);
  await expectGenuine(await downloadReceipt(page));
});
