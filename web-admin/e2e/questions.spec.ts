import { randomInt } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchNotifications } from '#domain/notifications/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import * as admins from '#domain/questions/admin-contract.ts';
import { fetchQuestion, reportQuestion } from '#domain/questions/contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { wholeBank } from '#infra/testing/question-bank.ts';
import { borrowWindow, logIn } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ temporal: true }), launchBrowser()]);
  admin = await site.admin();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

type Rsa = typeof rsaQuestion & { uid: string };
/** A published question whose name no other test's workflows have. */
async function publishedQuestion(): Promise<Rsa> {
  const question = { ...rsaQuestion, uid: `RSA-${randomInt(10_000, 99_999)}` };
  await admin.call(admins.draftQuestion, { question });
  await admin.call(admins.publishQuestion, { uid: question.uid });
  return question;
}
/** The name after the last one of a type. */
function freeName(type: 'RRP'): string {
  const numbers = wholeBank.filter((each) => each.type === type).map(({ uid }) => Number(uid.slice(4)));
  return `${type}-${String(Math.max(...numbers) + 1).padStart(4, '0')}`;
}

async function open(address: string): Promise<Page> {
  const page = await borrowWindow(browser, site, { as: admin });
  await page.goto(`/admin/#/${address}`);
  return page;
}
const answer = (person: Pick<TestUser, 'call'>, { uid, multichoice }: Rsa, option: number) =>
  person.call(saveQuestionDone, {
    uid,
    answer: { type: 'RSA', selectedAnswer: multichoice[option] ?? '' },
    secondsUsed: 12,
  });
const revisionsOf = async (uid: string) =>
  (await admin.call(admins.fetchQuestionRevisions, { uid })).body.revisions;

test('a corrected key: what changes is shown before, and answers are seen to be scored again', async () => {
  const question = await publishedQuestion();
  const { uid } = question;
  const student = await site.registerAndLogIn();
  for (const [person, option] of [
    [student, 0],
    [student, 1],
    [site.visitor(), 0],
  ] as const) {
    await answer(person, question, option);
  }

  const page = await open(`questions/${uid}/show`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: 'Option 1 is right' }).check();
  await page.getByText('The right answer is another one now.').waitFor();
  await page.getByLabel('Reason for option 1', { exact: true }).fill('The passage names a railway.');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as revision 2' });
  await dialog.getByText('3 answers in practice will be scored again').waitFor();
  await expect.poll(() => dialog.locator('ins').allInnerTexts()).toContain('Right:');
  // The reason of the option that was right is as it was: the admin is asked to read it.
  await dialog.getByText('These reasons are as they were').waitFor();
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual(['Option 2: The text names ships.']);
  await dialog.getByLabel('Reason').fill('The passage says by rail');
  await dialog.getByRole('checkbox', { name: 'I have read them, and they hold' }).check();
  await dialog.getByRole('button', { name: 'Save and score again' }).click();

  await page.getByText('Every answer is scored by the key of revision 2: 3 answers.').waitFor();
  const revision = page.getByRole('region', { name: 'Revision 2' });
  await expect.poll(() => revision.innerText()).toContain('Reason: The passage says by rail');
  await expect.poll(() => revision.innerText()).toContain('Another key');
  await page.goto(`/admin/#/attempts?filter=${encodeURIComponent(JSON.stringify({ q: uid }))}`);
  await page.getByText('1-3 of 3').waitFor();
  await expect.poll(() => page.getByText('first 0/1').count()).toBe(2);
  await expect.poll(() => page.getByText('first 1/1').count()).toBe(1);
  await eventually(async () => {
    const { body } = await student.call(fetchNotifications, {});
    const told = body.notifications.map(({ before, after, reason }) => `${before} to ${after}: ${reason}`);
    expect(new Set(told)).toEqual(
      new Set(['0/1 to 1/1: The passage says by rail', '1/1 to 0/1: The passage says by rail']),
    );
  });
});

test('a question is drafted under the next free name, refused until it is whole, published and retired', async () => {
  const uid = freeName('RRP');
  const page = await open('questions');
  await page.getByRole('link', { name: 'Draft a question' }).click();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('heading', { name: 'Questions', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Draft a question' }).click();
  const name = page.getByLabel('Name');
  await eventually(async () => expect(await name.inputValue()).toMatch(/^RSA-\d{4,5}$/));
  await page.getByLabel('Type').click();
  await page.getByRole('option', { name: /^RRP/ }).click();
  await eventually(async () => expect(await name.inputValue()).toBe(uid));
  await page.getByLabel('Title').fill('How bread is made');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('This cannot be saved yet. Nothing you typed is lost.').waitFor();
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('topic');
  const faults = page.getByRole('alert').getByRole('button');
  for (let place = 0; place < (await faults.count()); place += 1) {
    await faults.nth(place).click();
    await expect.poll(() => faults.nth(place).and(page.locator(':focus')).count()).toBe(0);
  }
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('How bread is made');

  await page.getByRole('switch', { name: 'Free sample' }).check();
  await page.getByLabel('Heading').fill('From flour to bread');
  const texts = ['Flour is mixed first.', 'Then the dough rests.', 'Next it is baked.', 'Last it is eaten.'];
  for (const [index, text] of texts.entries()) {
    await page.getByLabel(`Text of paragraph ${index + 1}`).fill(text);
  }
  await page.getByLabel('Explanation: how the answer is found').fill('The adverbs tell the order.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { name: `${uid}: How bread is made` }).waitFor();
  const student = await site.registerAndLogIn();
  const fetchIt = () => student.call(fetchQuestion, { uid });
  await expect(fetchIt()).rejects.toMatchObject({ code: 'question_not_found' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The question is published.').waitFor();
  await eventually(async () => expect(await fetchIt()).toMatchObject({ status: 200 }));

  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Too easy');
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await page.getByText('The question is retired.').waitFor();
  await page.getByRole('button', { name: 'Publish again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Retire' }).waitFor();
  await eventually(async () => expect(await fetchIt()).toMatchObject({ status: 200 }));
});

test('two admins: the second one is told what the first one did, and loses nothing', async () => {
  const question = await publishedQuestion();
  const page = await open(`questions/${question.uid}`);
  await page.getByLabel('Title').fill('A better title');
  const theirs = { ...question, explanation: 'Read the last word.' };
  await admin.call(admins.reviseQuestion, { question: theirs, reason: 'Clearer' });
  const save = async () => {
    await page.getByRole('button', { name: 'Save as new revision' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('A better title');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  };
  await save();
  const told = page.getByRole('alert').filter({ hasText: 'Somebody changed this question while you did' });
  await told.getByText('It is at revision 2 now; you started from 1.').waitFor();
  await expect.poll(() => told.locator('ins').allInnerTexts()).toEqual(['+ Read the last word.']);
  await told.getByRole('button', { name: 'Put my changes on top' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A better title');
  await save();
  await page.getByText('Saved as revision 3.').waitFor();
  const [newest] = await revisionsOf(question.uid);
  expect(newest?.question).toEqual({ ...theirs, title: 'A better title' });
});

test('a save that fails loses nothing, nor does a reload, and what was sent twice is saved once', async () => {
  const question = await publishedQuestion();
  const page = await open(`questions/${question.uid}`);
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await page.getByRole('alert').getByText('This must not be empty.').waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'Title' }).click();
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('title');
  await page.getByLabel('Title').fill('Typed with care');
  await page.reload();
  await page.getByText('These are your changes from before, not saved yet.').waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Typed with care');

  // The server does it, but its answer is lost on the way.
  await page.route('**/api/admins/reviseQuestion', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A better title');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('The server cannot be reached now.').waitFor();
  await page.unroute('**/api/admins/reviseQuestion');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved as revision 2.').waitFor();
  await expect.poll(() => revisionsOf(question.uid)).toHaveLength(2);
});

test('from one question to another the form is that of the other', async () => {
  const [one, other] = [await publishedQuestion(), await publishedQuestion()];
  const page = await open(`questions/${one.uid}`);
  await page.getByLabel('Title').fill('Only of the first');
  await page.goto(`/admin/#/questions/${other.uid}`);
  await page.getByRole('heading', { name: `Edit ${other.uid}`, level: 1 }).waitFor();
  await eventually(async () => expect(await page.getByLabel('Title').inputValue()).toBe(other.title));
  await page.goto(`/admin/#/questions/${one.uid}`);
  await page.getByText('These are your changes from before').waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Only of the first');
});

test('rows are moved by the keyboard, and the focus goes with them', async () => {
  const question = await publishedQuestion();
  const page = await open(`questions/${question.uid}`);
  await page.getByRole('button', { name: 'Move Option 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Move Option 2 up');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Text of option 1').inputValue()).toBe('On foot');
  await expect.poll(() => page.getByRole('radio', { name: 'Option 3 is right' }).isChecked()).toBe(true);
  // Nothing is above the first row, so the way down has the focus.
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Move Option 1 down');
});

test('rows are added and removed, and what was typed is dropped on demand', async () => {
  const question = await publishedQuestion();
  const page = await open(`questions/${question.uid}`);
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Text of option 4').fill('By air');
  await page.getByRole('button', { name: 'Remove Option 3' }).click();
  await expect.poll(() => page.getByLabel('Text of option 3').inputValue()).toBe('By air');
  await expect.poll(() => page.getByLabel('Text of option 4').count()).toBe(0);
  await page.reload();
  await page.getByText('These are your changes from before').waitFor();
  await page.getByRole('button', { name: 'Drop them' }).click();
  await expect.poll(() => page.getByLabel('Text of option 3').inputValue()).toBe('On foot');
  await expect.poll(() => page.getByRole('button', { name: 'Save as new revision' }).isDisabled()).toBe(true);
});

test('a text beyond the limits of its type is refused at its field', async () => {
  const question = await publishedQuestion();
  const page = await open(`questions/${question.uid}`);
  await page.getByText('of at most 300 words.').waitFor();
  await page.getByLabel('Material').fill('word '.repeat(301));
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await page.getByRole('alert').getByText('301 words: this type takes at most 300.').waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'Material' }).click();
  await expect
    .poll(() => page.getByLabel('Material').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByLabel('Material').fill('Tea came to Europe by ship, and not by rail.');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('a question is kept for tests, as everyday talk, and given to practice again', async () => {
  const question = await publishedQuestion();
  const student = await site.registerAndLogIn();
  const fetchIt = () => student.call(fetchQuestion, { uid: question.uid });
  const keep = async (isKept: boolean, reason: string) => {
    const page = await open(`questions/${question.uid}`);
    await page.getByRole('switch', { name: 'Kept for tests, not for practice' }).setChecked(isKept);
    await page.getByRole('switch', { name: /^Everyday talk/ }).setChecked(isKept);
    await page.getByRole('button', { name: 'Save as new revision' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.locator('ins', { hasText: isKept ? 'yes' : 'no' }).count()).toBe(2);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(isKept ? 'Kept for tests' : 'Published', { exact: true }).waitFor();
  };
  await keep(true, 'For the next test');
  await eventually(async () =>
    expect(await fetchIt().catch((error: unknown) => error)).toMatchObject({ code: 'question_not_found' }),
  );
  await keep(false, 'The test is over');
  await eventually(async () => expect(await fetchIt()).toMatchObject({ status: 200 }));
  const [newest, middle] = await revisionsOf(question.uid);
  expect(middle?.question).toMatchObject({ reserved: true, everyday: true });
  expect(newest?.question).not.toHaveProperty('reserved');
  expect(newest?.question).not.toHaveProperty('everyday');
});

test('a session that ends in the middle of a change leads to the log-in, and back to the change', async () => {
  const question = await publishedQuestion();
  const other = await site.admin();
  const page = await borrowWindow(browser, site);
  await page.goto(`/admin/#/questions/${question.uid}`);
  await logIn(page, other);
  await page.getByLabel('Title').fill('Typed with care');
  // The same admin logs in elsewhere; what is asked before a save is the first that meets it.
  await site.logIn(other);
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await page.getByText('Other session detected!').waitFor();
  await logIn(page, other);
  await page.getByText('These are your changes from before, not saved yet.').waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Typed with care');
});

test('the browser asks before it closes a page with changes that are not saved', async () => {
  const question = await publishedQuestion();
  const page = await open(`questions/${question.uid}`);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByLabel('Title').fill('Not saved');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Drop them' }).click();
  await page.getByText('These are your changes from before').waitFor({ state: 'hidden' });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('the newer of two changes is taken instead of one’s own', async () => {
  const question = await publishedQuestion();
  const page = await open(`questions/${question.uid}`);
  await page.getByLabel('Title').fill('Mine');
  await admin.call(admins.reviseQuestion, { question: { ...question, title: 'Theirs' }, reason: 'Clearer' });
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A better title');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Drop mine and take the newer one' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Theirs');
});

test('a report is read beside its question and resolved with a note', async () => {
  const question = await publishedQuestion();
  const student = await site.registerAndLogIn();
  const message = 'The passage never names a ship.';
  await student.call(reportQuestion, { uid: question.uid, reason: 'wrong_answer', message });
  const page = await open(`questions/${question.uid}/show`);
  await page.getByRole('link', { name: 'Read it' }).click();
  await page.getByRole('cell', { name: message }).click();
  await page.getByRole('link', { name: question.title }).click();
  await page.getByRole('heading', { name: `${question.uid}: `, level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('cell', { name: message }).click();
  await page.getByRole('heading', { name: `Report of ${question.uid}`, level: 1 }).waitFor();
  await page.getByText('Tea came to Europe by ship.').first().waitFor();
  await page.getByRole('button', { name: 'Resolve as declined' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('The second sentence names one.');
  await page.getByRole('dialog').getByRole('button', { name: 'Declined' }).click();
  await page.getByText('The report is resolved.').waitFor();
  await page.getByText('The second sentence names one.').waitFor();
  // Who thinks better of it judges it again.
  await page.getByRole('button', { name: 'Resolve as corrected' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('It names a ship now.');
  await page.getByRole('dialog').getByRole('button', { name: 'Corrected' }).click();
  await page.getByText('It names a ship now.').waitFor();
  await page.getByRole('link', { name: student.email }).click();
  await page.getByRole('heading', { name: student.email, level: 1 }).waitFor();
  await page.goto(`/admin/#/questions/${question.uid}/show`);
  await page.getByText('Published', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('waits for an answer').count()).toBe(0);
});
