import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Browser, FileChooser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lwdQuestion, rsaQuestion, sampleQuestions } from '#domain/question-types/testing/questions.ts';
import * as admins from '#domain/questions/admin-contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { contentFolder } from '#infra/testing/tracks.ts';
import { borrowWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  admin = await site.admin();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function open(address: string): Promise<Page> {
  const page = await borrowWindow(browser, site, { as: admin });
  await page.goto(`/admin/#/${address}`);
  return page;
}

// One of each kind of rows.
test.each(['RSA', 'RMA', 'RRP', 'RFG', 'RFB', 'LSA', 'LIW', 'WSC'])(
  '%s: rows are moved, added and removed by the buttons of its form',
  async (code) => {
    const page = await open(`questions/${code}-0001`);
    await page.getByRole('heading', { name: `Edit ${code}-0001`, level: 1 }).waitFor();
    const main = page.getByRole('main');
    const times = page.getByText(/^Times of sentences/);
    await main.getByLabel('Title').waitFor();
    if ((await times.count()) > 0) await times.click();
    // A row that stands alone has nowhere to go.
    const moves = main.getByRole('button', { name: /^Move .* 1 down$/, disabled: false });
    for (let place = 0; place < (await moves.count()); place += 1) {
      const name = (await moves.nth(place).getAttribute('aria-label')) ?? '';
      await moves.nth(place).click();
      // The focus goes with the row, so that the next press moves it on, or back from the end.
      await main
        .getByRole('button', { name: new RegExp(`^${name.replace(' 1 down', ' 2 (down|up)')}$`) })
        .and(page.locator(':focus'))
        .waitFor();
      await main.getByRole('button', { name: name.replace(' 1 down', ' 2 up') }).click();
    }
    const adders = main.getByRole('button', { name: /^Add an? / });
    const rows = main.getByRole('button', { name: /^Remove / });
    const kindsOf = async (buttons: Locator) =>
      new Set((await buttons.allInnerTexts()).map((name) => name.replaceAll(/\d+/g, String.raw`\d+`)));
    for (const kind of await kindsOf(adders)) {
      const before = await rows.count();
      await main
        .getByRole('button', { name: new RegExp(`^${kind}$`) })
        .last()
        .click();
      // A blank comes with the words it offers.
      await expect.poll(() => rows.count()).toBeGreaterThan(before);
    }
    const marks = main.getByRole('radio').or(main.getByRole('checkbox', { name: / is right$/ }));
    if ((await marks.count()) > 0) await marks.last().check();
    const names = await rows.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
    const kinds = new Set(names.map((name) => name.replaceAll(/\d+/g, String.raw`\d+`)));
    // A word goes before its blank.
    for (const kind of [...kinds].toSorted().toReversed()) {
      const before = await rows.count();
      await main
        .getByRole('button', { name: new RegExp(`^${kind}$`) })
        .last()
        .click();
      await expect.poll(() => rows.count()).toBeLessThan(before);
    }
  },
);

test('what a written answer is scored by is set by its form', async () => {
  const question = { ...sampleQuestions.WWM, uid: `WWM-${randomInt(10_000, 99_999)}` };
  await admin.call(admins.draftQuestion, { question });
  const page = await open(`questions/${question.uid}`);
  await page.getByRole('combobox', { name: 'How the reader is spoken to' }).click();
  await page.getByRole('option', { name: 'Neutral' }).click();
  await page.getByRole('textbox', { name: 'Keywords of key point 1' }).fill('ship, sail\ncame');
  await page.getByRole('button', { name: 'Add a weaker answer' }).click();
  const weaker = page.getByRole('group', { name: 'Weaker answer 1' });
  await weaker.getByRole('combobox', { name: 'Level of weaker answer 1' }).click();
  await page.getByRole('option', { name: 'Weak' }).click();
  await weaker.getByRole('textbox', { name: 'Text of weaker answer 1' }).fill('Bad tea. Pay back.');
  const grammar = weaker.getByRole('group', { name: 'Grammar of weaker answer 1' });
  await grammar.getByRole('spinbutton', { name: 'Least' }).fill('0');
  await grammar.getByRole('spinbutton', { name: 'Most' }).fill('1');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('What a weak answer is like');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('tab', { name: 'Question' }).click();
  const key = page.getByRole('main');
  await key.getByText('Tea came to Europe by ship. (ship or sail + came)').waitFor();
  await key.getByText('neutral', { exact: true }).waitFor();
  await key.getByText('Bad tea. Pay back.').waitFor();
  await expect.poll(() => key.getByText('Points: Grammar 0 to 1.').count()).toBe(1);
});

test('what all questions have is set by its form, which leads back to the question', async () => {
  const question = { ...rsaQuestion, uid: `RSA-${randomInt(10_000, 99_999)}` };
  await admin.call(admins.draftQuestion, { question });
  await admin.call(admins.publishQuestion, { uid: question.uid });
  const page = await open(`questions/${question.uid}`);
  for (const name of ['Free sample', 'Predicted for the coming exams']) {
    const setting = page.getByRole('switch', { name });
    const before = await setting.isChecked();
    await setting.click();
    await expect.poll(() => setting.isChecked()).toBe(!before);
  }
  await page.getByRole('combobox', { name: 'Difficulty' }).click();
  await page.getByRole('option', { name: '5 of 5' }).click();
  await page.getByRole('combobox', { name: 'Topics' }).click();
  await page.getByRole('option', { name: 'History' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Harder than it was');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Difficulty 5 of 5').waitFor();
  await page.getByRole('tab', { name: 'Question' }).click();
  await page.getByText('This page shows the key.').waitFor();
  await page.getByRole('tab', { name: 'Revisions' }).click();
  await page.getByRole('region', { name: 'Revision 2' }).waitFor();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Show' }).click();
  await page.getByRole('heading', { name: `${question.uid}: `, level: 1 }).waitFor();
});

test('a recording is uploaded, heard and replaced in the form of its question', async () => {
  const question = { ...lwdQuestion, uid: `LWD-${randomInt(10_000, 99_999)}`, track: 'LWD-none.mp3' };
  await admin.call(admins.draftQuestion, { question });
  const page = await open(`questions/${question.uid}`);
  await page.getByText('The recording that the question names is not on the server').waitFor();
  const button = page.getByRole('button', { name: 'Replace the recording' });
  const choose = async (...files: Parameters<FileChooser['setFiles']>) => {
    const choosing = page.waitForEvent('filechooser');
    await button.click();
    await (await choosing).setFiles(...files);
  };
  const audio = page.getByLabel(new RegExp(`^Recording ${question.uid}-`));
  const secondsHeard = () => audio.evaluate((element) => (element as HTMLAudioElement).duration || 0);

  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') });
  await page.getByRole('alert').getByText('notes.txt is no mp3 file.').waitFor();
  await choose({ name: 'talk.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') });
  await page.getByRole('alert').getByText('This file is no whole mp3 recording.').waitFor();

  const names = new Set<string>();
  for (const nth of [0, 1]) {
    const { track } = seeded('LWD', { nth });
    await choose(path.join(contentFolder, 'LWD', track));
    await page.getByRole('status').getByText(`${track} is uploaded`).waitFor();
    names.add((await audio.getAttribute('aria-label')) ?? '');
    await expect.poll(secondsHeard).toBeGreaterThan(1);
  }
  expect(names.size).toBe(2);

  await page.getByRole('button', { name: 'Save as new revision' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It has a recording now');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved as revision 2.').waitFor();
  const { body } = await admin.call(admins.fetchQuestionRevisions, { uid: question.uid });
  const track = [...names].at(-1)?.replace('Recording ', '');
  expect(body.revisions[0]?.question).toMatchObject({ track });
});
