import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rsaQuestion, sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { bankOf } from '#console/testing/questions.ts';
import { renderConsole } from '#console/testing/render-console.tsx';

const dialog = page.getByRole('dialog');

async function choose(select: string, option: string) {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option }).click();
}
async function save() {
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Harder than it was');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Saved as revision 2.')).toBeVisible();
}

it('saves the common fields, and returns to the question', async () => {
  const api = await renderConsole(`/questions/${rsaQuestion.uid}/show`, bankOf(rsaQuestion).answers);
  await page.getByRole('link', { name: 'Edit' }).click();
  for (const name of ['Free sample', 'Predicted', 'Kept for tests', 'Everyday topic'])
    await page.getByRole('switch', { name }).click();
  await choose('Difficulty', '5 of 5');
  await choose('Topics', 'History');
  await userEvent.keyboard('{Escape}');
  await save();
  expect(api.inputsOf('reviseQuestion').at(-1)?.question).toEqual({
    ...rsaQuestion,
    free: false,
    prediction: true,
    reserved: true,
    everyday: true,
    difficulty: 5,
    topics: [...rsaQuestion.topics, 'history'],
  });
  await expect.element(page.getByText('Kept for tests', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Revisions' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Revision 2' }).getByText('Reason: Harder than it was'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Show' }).click();
  await expect.element(page.getByText('This page shows the key.')).toBeVisible();
});

it('saves the scoring data of a written question', async () => {
  const question = sampleQuestions.WWM;
  const api = await renderConsole(`/questions/${question.uid}`, bankOf(question).answers);
  await choose('Tone towards the reader', 'Neutral');
  const keywords = page.getByRole('textbox', { name: 'Keywords of key point 1' });
  await keywords.fill('ship, ships');
  await expect.element(page.getByRole('note').getByText('Add a second group')).toBeVisible();
  await keywords.fill('ship, sail\ncame');
  await page.getByRole('button', { name: 'Add a weaker answer' }).click();
  await choose('Level of weaker answer 1', 'Weak');
  await page.getByRole('textbox', { name: 'Text of weaker answer 1' }).fill('Bad tea. Pay back.');
  const grammar = page.getByRole('group', { name: 'Grammar of weaker answer 1' });
  await grammar.getByRole('spinbutton', { name: 'Least' }).fill('0');
  await grammar.getByRole('spinbutton', { name: 'Most' }).fill('1');
  await save();
  expect(api.inputsOf('reviseQuestion').at(-1)?.question).toMatchObject({
    register: 'neutral',
    keyPoints: [{ keywords: [['ship', 'sail'], ['came']] }, {}],
    weakerAnswers: [{ level: 'weak', text: 'Bad tea. Pay back.', bands: { grammar: [0, 1] } }],
  });
  const main = page.getByRole('main');
  await expect.element(main.getByText('Tea came to Europe by ship. (ship or sail + came)')).toBeVisible();
  await expect.element(main.getByText('Points: Grammar 0 to 1.')).toBeVisible();
});
