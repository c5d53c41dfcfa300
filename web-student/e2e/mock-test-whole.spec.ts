import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { CommandContext } from '#domain/core/journal.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import { countedIn, type ClockBlueprint } from '#domain/mock-tests/blueprint.ts';
import { freeTest, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { examBlueprints } from '#domain/mock-tests/blueprints/index.ts';
import { blueprintOf } from '#domain/mock-tests/fixed-test-blueprint.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { eventually } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { fillTests, fixedTestOf } from '#infra/testing/question-bank.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { checkEquipment, introduceOneself } from './before-a-test.ts';
import { launchWithMicrophone } from './fake-microphone.ts';
import { hands, keyboard } from './hands.ts';
import { createMovedClock } from './moved-clock.ts';
import { tracksLasting } from './short-tracks.ts';
import { answerItem, goOnFrom, type Sitter } from './sit-items.ts';
import { button } from './spoken.ts';
import { expectNoSidewaysScroll, openPage, type OpenOptions } from './support.ts';

/** One of each type that a clock asks. */
const oneOfEach = (clock: ClockBlueprint): ClockBlueprint =>
  'each' in clock
    ? { each: clock.each.map((asked) => ({ ...asked, count: 1 })) }
    : { ...clock, questions: clock.questions.map((asked) => ({ ...asked, count: 1 })) };

/** The first test of new Academic as it is sold: 67 items. */
const fixedTest = fixedTestOf('mock_test_updated_2025_1');
const academic = blueprintOf(fixedTest);
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
  at: clock.now(),
});

const clock = createMovedClock();
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      mockTests: [core, freeTest],
      questions: fixedTest.sections.flatMap(({ questions }) => questions),
      site: { tracks: tracksLasting(0.3) },
      clock: clock.now,
      temporal: true,
    }),
    launchWithMicrophone(),
  ]);
  await fillTests(site.storage.journal, [fixedTest]);
  for (const type of new Set([core, freeTest].flatMap(typesOf).flat())) {
    for (const number of ['9001', '9002']) {
      const uid = `${type}-${number}`;
      await draftQuestion(site.dependencies, { ...sampleQuestions[type], uid, reserved: true }, context());
      await publishQuestion(site.dependencies, uid, context());
    }
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const cardOf = (page: Page, { name }: MockTestBlueprint) => page.getByRole('region', { name, exact: true });

/** The catalogue, once the test can be started in it. @param credit what its start costs */
async function openCatalogue(
  test: MockTestBlueprint,
  { credit, ...options }: OpenOptions & { readonly credit?: 'full_test' | 'sectional_test' } = {},
): Promise<Page> {
  const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
  if (credit) await admin.call(grantCredits, { id: user.userId, kind: credit, credits: 1, reason: 'a test' });
  const page = await openPage(browser, site, { as: user, ...options });
  await clock.give(page);
  await eventually(async () => {
    await page.goto('/mock-test');
    if (test.examType === 'core') await page.getByLabel('Exam', { exact: true }).selectOption('core');
    await cardOf(page, test).getByRole('button', { name: 'Start the test' }).waitFor({ timeout: 5000 });
  });
  return page;
}

/** From the first item to the result, where no answer is missing. */
async function sit(sitter: Sitter, test: MockTestBlueprint) {
  const { page, hand } = sitter;
  const sections = typesOf(test);
  for (const [at, types] of sections.entries()) {
    if (at > 0) {
      await page.getByRole('heading', { name: `Part ${at} of ${sections.length} is over` }).waitFor();
      await hand.press(button(page, `Begin part ${at + 1}`));
    }
    const isLastPart = at + 1 === sections.length;
    for (const [index, type] of types.entries()) {
      await page.getByText(new RegExp(`· Question ${index + 1} of ${types.length}$`)).waitFor();
      // What differs between two items of a type is no matter of width.
      if (types.indexOf(type) === index) await expectNoSidewaysScroll(page);
      await answerItem(sitter, type);
      const isLast = isLastPart && index + 1 === types.length;
      await goOnFrom(sitter, isLast ? 'Submit and finish' : 'Submit and go on');
    }
  }
  await page.getByRole('heading', { name: `${test.name}: your result` }).waitFor();
  await page.getByText('You answered every question.').waitFor();
  await expect.poll(() => page.getByText('Not answered', { exact: true }).count()).toBe(0);
}

async function openScorecard({ page, hand }: Sitter) {
  await hand.press(page.getByRole('link', { name: 'Scorecard', exact: true }));
  await page.getByRole('heading', { name: 'Your scorecard' }).waitFor();
  await expectNoSidewaysScroll(page);
}

/** The skills that the scorecard has an estimate of. */
async function scoredSkills({ page }: Sitter): Promise<string[]> {
  const shown = await page
    .getByRole('region', { name: 'Skills', exact: true })
    .getByRole('listitem')
    .allTextContents();
  return shown.flatMap((text) => /^([A-Z][a-z]+)\d/.exec(text)?.[1] ?? []);
}

const [mouse = keyboard] = hands;

it('sits a section of Core, from the catalogue to the scorecard', async () => {
  const page = await openCatalogue(core, { credit: 'sectional_test' });
  const sitter = { page, hand: mouse, clock };
  await cardOf(page, core).getByRole('button', { name: 'Start the test' }).click();
  await sit(sitter, core);
  await openScorecard(sitter);
  // Words in their blanks count for writing as well: the exam's weights.
  await expect.poll(() => scoredSkills(sitter)).toEqual(['Writing', 'Reading']);
});

it("sits the free test on a phone's width with the keyboard alone", async () => {
  const page = await openCatalogue(freeTest, { viewport: { width: 360, height: 740 } });
  const sitter = { page, hand: keyboard, clock };
  await keyboard.press(cardOf(page, freeTest).getByRole('button', { name: 'Start the test' }));
  await sit(sitter, freeTest);
  await openScorecard(sitter);
  await expect.poll(() => scoredSkills(sitter)).toHaveLength(4);
  // Once for each student.
  await page.goto('/mock-test');
  await page.getByText('You have sat this test. It can be sat once.').waitFor();
});

it('sits a whole Academic test, from its overview to each of its 67 results and the scorecard', async () => {
  const page = await openCatalogue(academic, { credit: 'full_test' });
  const sitter = { page, hand: mouse, clock };
  await cardOf(page, academic).getByRole('link', { name: 'Overview and equipment' }).click();
  await checkEquipment(sitter);
  await introduceOneself(sitter);
  await button(page, 'Start the test').click();
  await sit(sitter, academic);

  const names = typesOf(academic)
    .flat()
    .map((type, at) => `${at + 1}. ${catalogue[type].name}`);
  expect(names).toHaveLength(67);
  const results = page.getByRole('region', { name: /^Question \d+$/ });
  await expect.poll(() => results.locator('summary').getByRole('heading').allTextContents()).toEqual(names);
  // Of those that lost points only the first are open: a page of 67 would be scrolled for minutes.
  await expect.poll(() => results.getByRole('heading', { name: 'Why' }).count()).toBeLessThanOrEqual(5);
  const scores = await page
    .getByRole('navigation', { name: 'Questions of this test' })
    .getByRole('link')
    .allTextContents();
  expect(scores.filter((text) => !/\d+\/\d+/.test(text))).toEqual([]);
  await openScorecard(sitter);
  await expect.poll(() => scoredSkills(sitter)).toHaveLength(4);
  await expect.poll(() => page.getByText('No overall estimate').count()).toBe(0);
});
