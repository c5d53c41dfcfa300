import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rrpQuestion } from '#domain/question-types/testing/questions.ts';
import { bankOf } from '#console/testing/questions.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { rowsOf } from '#console/testing/rows.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const saveDraft = page.getByRole('button', { name: 'Save draft' });

it('drafts a complete question under the next free name', async () => {
  const { answers } = bankOf({ ...rrpQuestion, title: 'How bread is made' }, { status: 'draft' });
  const api = await renderConsole('/questions', {
    ...answers,
    list_questions: ({ filter }) => (filter['type'] === 'RSA' ? rowsOf([]) : answers.list_questions()),
    draftQuestion: () => refused('question_exists'),
  });
  await page.getByRole('link', { name: 'Draft a question' }).click();
  await expect.element(field('Name')).toHaveValue('RSA-0001');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: /^RRP/ }).click();
  await expect.element(field('Name')).toHaveValue('RRP-9002');

  await field('Title').fill('How bread is made');
  await saveDraft.click();
  await expect.element(field('Heading')).toHaveFocus();
  const faults = page.getByRole('alert').getByRole('button');
  for (let place = 0; place < faults.elements().length; place += 1) {
    await faults.nth(place).click();
    await expect.element(faults.nth(place)).not.toHaveFocus();
  }

  await field('Heading').fill('From flour to bread');
  for (const [index, text] of rrpQuestion.paragraphs.entries())
    await field(`Text of paragraph ${index + 1}`).fill(text);
  await field('Explanation: how the answer is found').fill('The adverbs tell the order.');
  await saveDraft.click();
  await expect.element(field('Name')).toHaveAccessibleDescription(/A question with this name/);
  api.reload();
  await expect.element(page.getByText('This is your unsaved draft.')).toBeVisible();
  await expect.element(field('Heading')).toHaveValue('From flour to bread');
  api.answer({ draftQuestion: () => ({ status: 200, body: { uid: rrpQuestion.uid, revision: 1 } }) });
  await field('Name').fill(rrpQuestion.uid);
  await saveDraft.click();
  await expect.element(page.getByText('The draft is saved.')).toBeVisible();
  expect(api.inputsOf('draftQuestion').at(-1)?.question).toMatchObject({
    uid: rrpQuestion.uid,
    title: 'How bread is made',
    paragraphs: rrpQuestion.paragraphs,
  });
});
