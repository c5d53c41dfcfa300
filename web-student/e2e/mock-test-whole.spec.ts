import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import { countedIn, type ClockBlueprint } from '#domain/mock-tests/blueprint.ts';
import { readingSprint, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { examBlueprints } from '#domain/mock-tests/blueprints/index.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { eventually } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import { hands, keyboard, type Hand } from './hands.ts';
import { answerItem, goOnFrom } from './sit-items.ts';
import { button } from './spoken.ts';
import { expectNoSidewaysScroll, openPage, type OpenOptions } from './support.ts';

/** One of each type that a clock asks. */
const oneOfEach = (clock: ClockBlueprint): ClockBlueprint =>
  'each' in clock
    ? { each: clock.each.map((asked) => ({ ...asked, count: 1 })) }
    : { ...clock, questions: clock.questions.map((asked) => ({ ...asked, count: 1 })) };

const academic: MockTestBlueprint = {
  mockTestId: 'small_academic',
  mockTestCategory: 'full',
  examType: 'new_format',
  name: 'Small Academic',
  description: 'Each type of the exam once, in its order.',
  sections: examBlueprints.new_format.map(({ section, clocks }) => ({
    section,
    clocks: clocks.map(oneOfEach),
  })),
};
const core: MockTestBlueprint = {
  mockTestId: 'small_core',
  mockTestCategory: 'sectional',
  examType: 'core',
  name: 'Small Core',
  description: 'Reading of Core, each type once.',
  sections: examBlueprints.core
    .filter(({ section }) => section === 'reading')
    .map(({ section, clocks }) => ({ section, clocks: clocks.map(oneOfEach) })),
};

/** The types of a test, section by section, in the order in which they are asked. */
const typesOf = ({ sections }: MockTestBlueprint): AnswerableCode[][] =>
  sections.map(({ clocks }) =>
    clocks.flatMap(countedIn).flatMap(({ type, count }) => Array.from({ length: count }, () => type)),
  );

const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});

const sprint = readingSprint(600);
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [academic, core, sprint], questions: 'none', temporal: true }),
    launchWithMicrophone(),
  ]);
  for (const type of new Set([academic, core].flatMap(typesOf).flat())) {
    const question = sampleQuestions[type];
    for (const number of ['9001', '9002']) {
      const own = { ...question, uid: `${type}-${number}`, reserved: true };
      // One of the shortest of the seed: three seconds.
      const asked = 'track' in own && own.track !== undefined ? { ...own, track: 'LWD-0024.mp3' } : own;
      await draftQuestion(site.dependencies, asked, context());
      await publishQuestion(site.dependencies, own.uid, context());
    }
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const credits = { full: 'full_test', sectional: 'sectional_test', sprint: undefined } as const;

/** From the catalogue to the scorecard; gives the page on that. */
async function sit(
  test: MockTestBlueprint & { mockTestCategory: keyof typeof credits },
  hand: Hand,
  options: OpenOptions = {},
): Promise<Page> {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  const kind = credits[test.mockTestCategory];
  if (kind) await admin.call(grantCredits, { id: user.userId, kind, credits: 1, reason: 'a test' });
  const page = await openPage(browser, site, { as: user, ...options });
  await page.addInitScript(() => localStorage.setItem('superQuickTest', 'true'));
  const card = page.getByRole('region', { name: test.name, exact: true });
  const begin = card.getByRole('button', { name: 'Start the test' });
  await eventually(async () => {
    await page.goto('/mock-test');
    if (test.examType === 'core') await page.getByLabel('Exam', { exact: true }).selectOption('core');
    await begin.waitFor({ timeout: 5000 });
  });
  if (test.mockTestCategory === 'full') {
    await hand.press(card.getByRole('link', { name: 'Overview and equipment' }));
    await page.getByRole('heading', { name: 'Ready?' }).waitFor();
    await hand.press(button(page, 'Start the test'));
  } else await hand.press(begin);

  const sections = typesOf(test);
  for (const [at, types] of sections.entries()) {
    if (at > 0) {
      await page.getByRole('heading', { name: `Part ${at} of ${sections.length} is over` }).waitFor();
      await hand.press(button(page, `Begin part ${at + 1}`));
    }
    const isLastPart = at + 1 === sections.length;
    for (const [index, type] of types.entries()) {
      await page.getByText(new RegExp(`· Question ${index + 1} of ${types.length}$`)).waitFor();
      await expectNoSidewaysScroll(page);
      await answerItem(page, hand, type);
      const isLast = isLastPart && index + 1 === types.length;
      await goOnFrom(page, hand, isLast ? 'Submit and finish' : 'Submit and go on');
    }
  }
  await page.getByRole('heading', { name: `${test.name}: your result` }).waitFor({ timeout: 60_000 });
  const empty = page.getByRole('listitem').filter({ hasText: 'Not answered' });
  expect(await empty.allTextContents()).toEqual([]);
  await hand.press(page.getByRole('link', { name: 'Scorecard', exact: true }));
  await page.getByRole('heading', { name: 'Your scorecard' }).waitFor();
  await expectNoSidewaysScroll(page);
  return page;
}

/** The skills that the scorecard has an estimate of. */
async function scoredSkills(page: Page): Promise<string[]> {
  const shown = await page
    .getByRole('region', { name: 'Skills', exact: true })
    .getByRole('listitem')
    .allTextContents();
  return shown.flatMap((text) => /^([A-Z][a-z]+)\d/.exec(text)?.[1] ?? []);
}

const [mouse = keyboard] = hands;

it('sits a section of Core, from the catalogue to the scorecard', async () => {
  const page = await sit({ ...core, mockTestCategory: 'sectional' }, mouse);
  // Words in their blanks count for writing as well: the exam's weights.
  expect(await scoredSkills(page)).toEqual(['Writing', 'Reading']);
});

it("sits the sprint on a phone's width with the keyboard alone", async () => {
  const page = await sit({ ...sprint, mockTestCategory: 'sprint' }, keyboard, {
    viewport: { width: 360, height: 740 },
  });
  expect(await scoredSkills(page)).toEqual(['Reading']);
});

it('sits each type of the new Academic exam in its order, with quick clocks, and gets an overall score', async () => {
  const page = await sit({ ...academic, mockTestCategory: 'full' }, mouse);
  expect(await scoredSkills(page)).toHaveLength(4);
  expect(await page.getByText('No overall estimate').count()).toBe(0);
}, 420_000);
