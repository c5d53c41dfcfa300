import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { kindOf } from '#domain/question-types/kinds.ts';
import { answerableCodes, type AnswerableCode } from '#domain/question-types/registry.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectScheme, expectSound, looks, settled } from './accessibility.ts';
import { submitButton } from './exercise.ts';
import { borrowPage, savedHere } from './support.ts';

/** Spoken ones need a microphone, and have specs of their own. */
const codes = answerableCodes.filter((code) => kindOf(code) !== 'spoken-response');

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    // Written answers are scored by a workflow.
    startTestSite({ questions: codes.map((code) => seeded(code).uid), temporal: true }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Gives an answer, be it right or wrong. */
async function answerSomehow(page: Page, code: AnswerableCode) {
  const question = seeded(code);
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return page.getByRole('radio', { name: question.multichoice[0] ?? '', exact: true }).click();
    case 'RMA':
    case 'LMA':
      return page.getByRole('checkbox').first().click();
    case 'RRP':
      // An order of paragraphs is an answer as it stands.
      return page.getByRole('list', { name: 'Paragraphs in your order' }).waitFor();
    case 'RFG':
      await page.getByRole('group', { name: 'Words' }).getByRole('button').first().click();
      return page.getByRole('button', { name: 'Blank 1: empty' }).click();
    case 'RFB':
      await page.getByRole('combobox', { name: 'Blank 1' }).selectOption({ index: 1 });
      return;
    case 'LWB':
      return page.getByRole('textbox', { name: 'Blank 1' }).fill('word');
    case 'LWD':
      return page.getByRole('textbox', { name: 'Your sentence' }).fill('The word.');
    case 'WWM':
    case 'WWE':
    case 'WWS':
    case 'WSC':
    case 'LST':
    case 'LCT':
      return page
        .getByRole('textbox', { name: 'Your answer' })
        .fill('Tool libraries last, and peeple like them.');
    case 'LIW':
      return page.getByRole('group', { name: 'Transcript' }).getByRole('button').first().click();
    default:
      throw new Error(`${code} is answered with a microphone`);
  }
}

describe.each(looks)('in %s at %i px', (colorScheme, width) => {
  const open = async (address: string) => {
    const page = await borrowPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
    await page.goto(address);
    await settled(page);
    return page;
  };

  it.each(codes)('%s is sound before and after its answer', async (code) => {
    const page = await open(`/exercise?uid=${seeded(code).uid}`);
    await page.getByText('About this type').first().click();
    await expectSound(page, `${code} before its answer`);
    if (code !== 'RRP') {
      const enough = page.getByRole('button', { name: 'I have heard enough' });
      await page.getByText('Target').waitFor();
      if ((await enough.count()) > 0) await enough.click();
      await submitButton(page).click();
      await page.getByRole('main').getByText('There is no answer yet.').first().waitFor();
      await expectSound(page, `${code} with what its answer lacks`);
    }
    await answerSomehow(page, code);
    await submitButton(page).click();
    await page.getByRole('heading', { name: 'Why' }).waitFor();
    const quote = page.getByRole('button', { name: 'Show in the text' }).first();
    if ((await quote.count()) > 0) await quote.click();
    await page.getByRole('heading', { name: 'Your attempts' }).waitFor();
    const attempt = page
      .getByRole('group')
      .filter({ hasText: /Score \d+\/\d+/ })
      .last();
    await attempt.getByText(/^Score/).click();
    await page
      .getByText(/^Your (one step|\d+ steps)$|^There is no timeline/)
      .first()
      .click();
    await expectSound(page, `${code} after its answer`);
    await expectScheme(page, colorScheme);
  });

  it('everything that opens over a question is sound', async () => {
    const page = await open(`/exercise?uid=${seeded('RFG').uid}`);
    const menu = page.getByRole('button', { name: 'More for this question' });
    for (const [item, dialog] of [
      ['Look up a word', 'Look up a word'],
      ['PTE Official score guide', 'PTE Official score guide'],
      ['Report this question', 'Report this question'],
      ['Keyboard shortcuts', 'Keyboard shortcuts'],
    ] as const) {
      await menu.click();
      await page.getByRole('menuitem', { name: item }).waitFor();
      if (item === 'Look up a word') await expectSound(page, 'the menu of a question');
      await page.getByRole('menuitem', { name: item }).click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await expectSound(page, dialog);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' });
    }
    if (width > 576) await page.getByRole('button', { name: 'Question list' }).click();
    else {
      await menu.click();
      await page.getByRole('menuitem', { name: 'Question list' }).click();
    }
    await page.getByRole('dialog').getByRole('link', { name: /RFG/ }).first().waitFor();
    await expectSound(page, 'the question list');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.getByRole('dialog', { name: 'Show the answer now?' }).waitFor();
    await expectSound(page, 'the dialog before the answer is shown');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Blank 1/ }).click();
    await page.getByRole('menuitem').first().waitFor();
    await expectSound(page, 'the words of a blank');
    await page.keyboard.press('Escape');
    await page.getByText('More and more schools').dblclick({ position: { x: 12, y: 14 } });
    await page.getByRole('dialog', { name: /^Dictionary: / }).waitFor();
    await expectSound(page, 'the dictionary at a word');
  });

  it('a recording that fails, and an answer that is not taken, are sound', async () => {
    const page = await borrowPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
    await page.route('**/api/aws/getAudioFile/**', (route) => route.abort('connectionfailed'));
    await page.route('**/saveQuestionDone', (route) => route.abort('connectionfailed'));
    await page.goto(`/exercise?uid=${seeded('LSA').uid}`);
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
    await answerSomehow(page, 'LSA');
    await submitButton(page).click();
    await page.getByText(savedHere).waitFor();
    await expectSound(page, 'a question whose recording and answer are not on the line');
  });
});
