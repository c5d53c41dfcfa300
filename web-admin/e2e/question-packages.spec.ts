import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { fetchQuestionRevisions } from '#domain/questions/admin-contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded, wholeBank } from '#infra/testing/question-bank.ts';
import { contentFolder } from '#infra/testing/tracks.ts';
import { packedFiles } from '#services/files/testing/packed.ts';
import { readPackage } from '#services/questions/exchange/read-package.ts';
import { borrowWindow, expectAccessible, expectNoSidewaysScroll } from './support.ts';

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

async function open(filter: object, width = 1440): Promise<Page> {
  const page = await borrowWindow(browser, site, { as: admin, viewport: { width, height: 900 } });
  await page.goto(`/admin/#/questions?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return page;
}
const newUid = () => 'RSA-0000';

/** The uids in the package that the dialog saves. */
async function saved(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save package' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ninety-questions-[\d-]{10}\.zip$/);
  const { found, refused } = await readPackage(await readFile(await download.path()), { newUid });
  expect(refused).toEqual([]);
  return found.map(({ question }) => question.uid);
}
const uidsOf = (type: string) =>
  wholeBank
    .filter((each) => each.type === type)
    .map(({ uid }) => uid)
    .toSorted();

test('the list as it is filtered, and ticked questions, are exported', async () => {
  const page = await open({ type: 'SIT' });
  await page.getByText(`of ${uidsOf('SIT').length}`).waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Export ${uidsOf('SIT').length} questions` });
  await expectAccessible(page);
  // What is spoken has no interaction in QTI: that is said, and JSON takes it.
  await dialog.getByRole('radio', { name: 'JSON, for Ninety' }).check();
  await dialog.getByRole('radio', { name: 'QTI 3.0, for other tools' }).check();
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await dialog.getByText('QTI has no interaction for these types.').waitFor();
  await dialog.getByRole('radio', { name: 'JSON, for Ninety' }).check();
  expect((await saved(page)).toSorted()).toEqual(uidsOf('SIT'));
  await page.getByText('The package is among your downloads.').waitFor();

  await page.goto(`/admin/#/questions?filter=${encodeURIComponent(JSON.stringify({ type: 'RSA' }))}`);
  const [first = ''] = uidsOf('RSA');
  const tick = page.getByRole('checkbox', { name: `Tick ${first}` });
  await tick.check();
  await page.getByRole('button', { name: 'Export ticked' }).click();
  await page.getByRole('dialog', { name: 'Export 1 question' }).waitFor();
  await expect.poll(() => saved(page)).toEqual([first]);
  await expectAccessible(page);
  await tick.uncheck();
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
});

const item = (title: string, body: string, correct: string) =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${title}" title="${title}">
    <qti-response-declaration identifier="R" cardinality="single" base-type="string">
      <qti-correct-response><qti-value>${correct}</qti-value></qti-correct-response>
    </qti-response-declaration>
    <qti-item-body><p>A talk on bees</p>${body}</qti-item-body>
    <qti-modal-feedback outcome-identifier="F" identifier="f" show-hide="show">
      <qti-content-body><p>So it is said.</p></qti-content-body>
    </qti-modal-feedback>
  </qti-assessment-item>`;
const manifest = `<manifest><resources>${['honey', 'wax', 'essay']
  .map((name) => `<resource identifier="${name}" type="imsqti_item_xmlv3p0" href="${name}.xml"/>`)
  .join('')}</resources></manifest>`;
const typed = '<p><qti-text-entry-interaction response-identifier="R"/></p>';

test('a package of another tool: what passes is a draft with its sound, what does not is told with its reason', async () => {
  const sound = await readFile(path.join(contentFolder, 'LWD', seeded('LWD').track));
  const said = 'The bees bring honey home in the evening.';
  const archive = await packedFiles(
    new Map([
      ['imsmanifest.xml', Buffer.from(manifest)],
      ['honey.xml', Buffer.from(item('honey', `<audio src="sound/honey.mp3"/>${typed}`, said))],
      ['wax.xml', Buffer.from(item('wax', `<audio src="sound/wax.mp3"/>${typed}`, said))],
      [
        'essay.xml',
        Buffer.from(item('essay', '<qti-extended-text-interaction response-identifier="R"/>', '')),
      ],
      ['sound/honey.mp3', sound],
    ]),
  );
  const page = await open({}, 360);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const choose = async (button: string, name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  await choose('Choose a package', 'bees.rar', archive);
  await dialog.getByText('bees.rar is no zip file.').waitFor();
  await choose('Choose another package', 'bees.zip', Buffer.from('no zip'));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('This is no zip archive, or it is broken.').waitFor();
  await choose('Choose another package', 'bees.zip', archive);
  await dialog.getByRole('combobox', { name: 'Items of other tools are' }).click();
  await page.getByRole('option', { name: /^LWD/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import' }).click();

  const report = page.getByRole('dialog', { name: 'What was imported' });
  await report.getByText('1 question taken.').waitFor();
  const uid = (await report.getByText(/^LWD\u2011\d+$/).innerText()).trim().replace('\u2011', '-');
  await report.getByText('2 questions refused.').waitFor();
  const why = report.getByRole('table', { name: 'Refused questions' });
  await why.getByRole('row').filter({ hasText: 'wax' }).getByText('is not in the package').waitFor();
  await why.getByRole('row').filter({ hasText: 'essay' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
  await report.getByRole('button', { name: 'See the drafts' }).click();
  await page.getByRole('link').filter({ hasText: uid }).waitFor();
  const { body } = await admin.call(fetchQuestionRevisions, { uid });
  expect(body).toMatchObject({ status: 'draft', revisions: [{ question: { transcript: said } }] });
});

test('an import can be left before and after it', async () => {
  const page = await open({});
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Import' }).click();
  const questions = JSON.stringify({
    namespace: 'urn:ninety:question:1',
    questions: [{ ...rsaQuestion, explanation: '' }],
  });
  const buffer = await packedFiles(new Map([['questions.json', Buffer.from(questions)]]));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'one.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('button', { name: 'Import' }).last().click();
  await page.getByText('1 question refused.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
