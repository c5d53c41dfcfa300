import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { headers } from '#domain/core/contract.ts';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { thisPage } from '#console/core/this-page.ts';
import { bankOf } from '#console/testing/questions.ts';
import { refused } from '#console/testing/refused.ts';
import { goTo, renderConsole } from '#console/testing/render-console.tsx';

const address = `/questions/${rsaQuestion.uid}`;
const title = page.getByRole('textbox', { name: 'Title' });
const material = page.getByRole('textbox', { name: 'Material' });
const alert = page.getByRole('alert');
const dialog = page.getByRole('dialog');
const save = page.getByRole('button', { name: 'Save as new revision' });
const confirm = dialog.getByRole('button', { name: 'Save', exact: true });
const changesFromBefore = page.getByText('These are your unsaved changes.');

async function saveWith(reason: string) {
  await save.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await confirm.click();
}
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('links each error to its field', async () => {
  await renderConsole(address, bankOf(rsaQuestion).answers);
  await title.fill('');
  await material.fill('word '.repeat(301));
  await save.click();
  await expect.element(alert).toMatchTextContent('301 words: this type takes at most 300.');
  await alert.getByRole('button', { name: 'Title' }).click();
  await expect.element(title).toHaveFocus();
  await alert.getByRole('button', { name: 'Material' }).click();
  await expect.element(material).toHaveFocus();
  await title.fill('A better title');
  await material.fill(rsaQuestion.topic);
  await save.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('keeps changes through a reload and a lost answer, and sends the same command again', async () => {
  const bank = bankOf(rsaQuestion);
  const api = await renderConsole(address, { ...bank.answers, reviseQuestion: unreachable });
  await title.fill('Typed with care');
  await expect.poll(asksBeforeClosing).toBe(true);
  api.reload();
  await expect.element(changesFromBefore).toBeVisible();
  await expect.element(title).toHaveValue('Typed with care');
  const fetched = vi.spyOn(globalThis, 'fetch');
  await saveWith('A better title');
  await expect.element(dialog.getByText('We cannot reach the server now.')).toBeVisible();
  api.answer(bank.answers);
  await confirm.click();
  await expect.element(page.getByText('Saved as revision 2.')).toBeVisible();
  const sent = fetched.mock.calls.flatMap(([url, request]) =>
    url === '/api/admins/reviseQuestion' ? [new Headers(request?.headers)] : [],
  );
  expect(sent.map((one) => one.get(headers.ifMatch))).toEqual(['"1"', '"1"']);
  expect(new Set(sent.map((one) => one.get(headers.idempotencyKey))).size).toBe(1);
  await expect.poll(asksBeforeClosing).toBe(false);
});

it('adds and removes rows, and discards changes on request', async () => {
  const api = await renderConsole(address, bankOf(rsaQuestion).answers);
  const option = (number: number) => page.getByRole('textbox', { name: `Text of option ${number}` });
  await page.getByRole('button', { name: 'Add an option' }).click();
  await option(4).fill('By air');
  await page.getByRole('button', { name: 'Remove Option 3' }).click();
  await expect.element(option(3)).toHaveValue('By air');
  await expect.element(option(4)).not.toBeInTheDocument();
  api.reload();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect.element(option(3)).toHaveValue('On foot');
  await expect.element(save).toBeDisabled();
  await expect.poll(asksBeforeClosing).toBe(false);
});

it('moves rows by keyboard, and the focus follows', async () => {
  await renderConsole(address, bankOf(rsaQuestion).answers);
  const up = page.getByRole('button', { name: 'Move Option 3 up' });
  await expect.element(up).toBeVisible();
  up.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Move Option 2 up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text of option 1' })).toHaveValue('On foot');
  await expect.element(page.getByRole('radio', { name: 'Option 3 is right' })).toBeChecked();
  // The first row cannot move up, so its "down" button has the focus.
  await expect.element(page.getByRole('button', { name: 'Move Option 1 down' })).toHaveFocus();
});

it("shows another admin's changes, and keeps or discards your own", async () => {
  const bank = bankOf(rsaQuestion);
  const { answers } = bank;
  const api = await renderConsole(address, answers);
  const told = alert.filter({ hasText: 'Another admin changed this question while you were editing it' });
  const collide = async (ours: string) => {
    await title.fill(ours);
    api.answer({ reviseQuestion: () => refused('revision_conflict') });
    await saveWith('A better title');
    await expect.element(told).toBeVisible();
    api.answer(answers);
  };
  const theirs = { ...rsaQuestion, explanation: 'Read the last word.' };
  await expect.element(title).toBeVisible();
  bank.revise(theirs, 'Clearer');
  await collide('Mine');
  await expect.element(told).toMatchTextContent('It is at revision 2 now; you started from 1.');
  expect(told.element().querySelector('ins')).toHaveTextContent('+ Read the last word.');
  await told.getByRole('button', { name: 'Keep my changes' }).click();
  await expect.element(title).toHaveValue('Mine');
  await saveWith('A better title');
  await expect.element(page.getByText('Saved as revision 3.')).toBeVisible();
  expect(api.inputsOf('reviseQuestion').at(-1)?.question).toEqual({ ...theirs, title: 'Mine' });

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect.element(title).toHaveValue('Mine');
  bank.revise({ ...theirs, title: 'Theirs' }, 'Clearer');
  await collide('Mine again');
  await told.getByRole('button', { name: 'Discard mine and use the newer version' }).click();
  await expect.element(title).toHaveValue('Theirs');
});

it('keeps the changes of a session that ended until the next login', async () => {
  const { answers } = bankOf(rsaQuestion);
  const api = await renderConsole(address, answers);
  await title.fill('Typed with care');
  api.answer({ fetchQuestionRevisions: () => refused('other_session') });
  await save.click();
  await expect.poll(() => thisPage.leaveFor).toHaveBeenCalled();
  expect(asksBeforeClosing()).toBe(false);
  api.answer(answers);
  localStorage.setItem('jwtToken', 'of the next session');
  api.reload();
  await expect.element(changesFromBefore).toBeVisible();
  await expect.element(title).toHaveValue('Typed with care');
});

it('keeps the changes of each question separate', async () => {
  const one = bankOf(rsaQuestion).answers;
  const other = bankOf({ ...rsaQuestion, uid: 'RSA-9002', title: 'Another title' }).answers;
  await renderConsole(address, {
    ...one,
    one_questions: ({ id }) => (id === 'RSA-9002' ? other : one).one_questions(),
  });
  await title.fill('Only of the first');
  goTo('/questions/RSA-9002');
  await expect.element(title).toHaveValue('Another title');
  goTo(address);
  await expect.element(changesFromBefore).toBeVisible();
  await expect.element(title).toHaveValue('Only of the first');
});
