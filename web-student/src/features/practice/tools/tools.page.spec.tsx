import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { exerciseListAnswers } from '#student/testing/practice/exercise-list.ts';
import { unreachable, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const first = sampleQuestions.RSA;
const second = { ...first, uid: 'RSA-9002' };
const address = `/exercise?uid=${first.uid}&exercise=RSA`;

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const submit = page.getByRole('button', { name: 'Submit', exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

async function open(more: Answers = {}) {
  const rendered = await renderPage(address, { api: { ...exerciseListAnswers([first, second]), ...more } });
  await expect.element(text('1 of 2')).toBeVisible();
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  return rendered;
}

async function choose(item: string) {
  await page.getByRole('button', { name: 'More actions for this question' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect.element(dialog).toBeVisible();
}

async function answer() {
  await page.getByRole('radio', { name: 'By rail' }).click();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Score 0/1' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Why', exact: true })).toBeVisible();
}

const dictionary: Answers = {
  getWordInfo: ({ word }) => ({
    status: 200,
    body: {
      word,
      headword: word.replace(/s$/, ''),
      pronunciation: null,
      meanings: [
        { partOfSpeech: 'noun', definition: 'An insect that makes honey.', examples: [], synonyms: [] },
      ],
    },
  }),
};

it('moves through the list by keys, arrows and the drawer', async () => {
  const { api } = await open();
  await press('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press('n');
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text('1 of 2')).toBeVisible();
  await press('n');
  await expect.element(text('2 of 2')).toBeVisible();
  await press('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(text('1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Next question' }).click();
  await expect.element(text('2 of 2')).toBeVisible();
  await press('l');
  const drawer = page.getByRole('dialog', { name: 'Questions in this list' });
  await drawer.getByRole('textbox', { name: 'Search' }).fill(first.uid);
  await expect.element(drawer.getByText('1 question', { exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: new RegExp(first.uid) }).click();
  await expect.element(text('1 of 2')).toBeVisible();
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(main.getByText('You have not answered yet.').first()).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(api.inputsOf('saveQuestionDone')).toEqual([]);
});

it('saves a favourite, a mark and a score, and clears the score after a confirmation', async () => {
  const { api, goTo } = await open();
  const star = page.getByRole('button', { name: 'Favourite' });
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  const menu = page.getByRole('button', { name: 'More actions for this question' });
  await menu.click();
  await page.getByRole('menuitemcheckbox', { name: 'Came up in my exam' }).click();
  await answer();

  const row = page.getByRole('row', { name: new RegExp(first.uid) });
  goTo('/practice?exercise=RSA');
  await expect.element(row.getByText('1×')).toBeVisible();
  await expect.element(row.getByRole('button', { name: /^Favourite/, pressed: true })).toBeVisible();

  goTo(address);
  await menu.click();
  await expect
    .element(page.getByRole('menuitemcheckbox', { name: 'Came up in my exam', checked: true }))
    .toBeVisible();
  await press('{Escape}');
  await choose('Clear my score');
  await page
    .getByRole('dialog', { name: 'Clear your score?' })
    .getByRole('button', { name: 'Clear my score' })
    .click();
  await expect.element(dialog).not.toBeInTheDocument();
  goTo('/practice?exercise=RSA');
  await expect.element(row.getByRole('img', { name: 'Not done' })).toBeVisible();
  await expect.element(row.getByText('1×')).not.toBeInTheDocument();

  const { uid } = first;
  expect(api.inputsOf('toggleFavoriteQuestion')).toEqual([{ uid, isFavorite: true }]);
  expect(api.inputsOf('markQuestionAsTested')).toEqual([{ uid, isTested: true }]);
  expect(api.inputsOf('clearExerciseScore')).toEqual([{ exercise: 'RSA', uid }]);
});

it('sends a report with its reason, and keeps the text when the server cannot be reached', async () => {
  const { api } = await open({ reportQuestion: unreachable });
  await choose('Report this question');
  const send = dialog.getByRole('button', { name: 'Send report' });
  const reason = dialog.getByLabelText(`What is wrong with ${first.uid}?`);
  await send.click();
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toBeInvalid();
  await reason.selectOptions('The question is not clear');
  const message = 'Which of the two jars is meant?';
  const details = dialog.getByLabelText('Tell us more');
  await details.fill(message);
  await send.click();
  await expect.element(dialog.getByText('Your text is still here.')).toBeVisible();
  await expect.element(details).toHaveValue(message);
  api.answer({ reportQuestion: () => ({ status: 200, body: { reportId: 'report-1' } }) });
  await send.click();
  await expect.element(page.getByRole('dialog', { name: 'Thank you' }).getByRole('status')).toBeVisible();
  const report = { uid: first.uid, reason: 'unclear', message, revision: 1 };
  expect(api.inputsOf('reportQuestion')).toEqual([report, report]);
});

it('looks up a word of the passage in place, and any word by its name', async () => {
  const { api } = await open(dictionary);
  await page.getByText(first.topic).dblClick({ position: { x: 14, y: 14 } });
  const card = page.getByRole('dialog', { name: /^Dictionary: / });
  await expect.element(card).toBeVisible();
  await press('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await choose('Look up a word');
  await dialog.getByRole('textbox').fill('bees');
  await press('{Enter}');
  const meanings = dialog.getByRole('status', { name: 'Meanings of bee' });
  await expect.element(meanings.getByText('“bees”')).toBeVisible();
  await expect.element(meanings.getByRole('listitem').filter({ hasText: /^noun / })).toBeVisible();
  expect(new Set(api.inputsOf('getWordInfo').map(({ word }) => word))).toEqual(new Set(['Tea', 'bees']));
});

it('saves a word that a student looked up', async () => {
  let isRefused = true;
  const { api } = await renderPage(address, {
    user: student,
    api: {
      ...exerciseListAnswers([first, second]),
      ...dictionary,
      saveWord: () => {
        if (isRefused) return unreachable();
        return { status: 200, body: {} };
      },
    },
  });
  await choose('Look up a word');
  await dialog.getByRole('textbox').fill('bees');
  await press('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Listen to bee' })).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save to My words' });
  await save.click();
  await expect.element(page.getByText('We cannot reach Ninety now.').first()).toBeVisible();
  isRefused = false;
  await save.click();
  await expect.element(dialog.getByRole('link', { name: 'My words' })).toHaveAttribute('href', '/my-words');
  expect(api.inputsOf('saveWord').at(-1)).toEqual({ word: 'bee' });
});

it('closes each dialog by its buttons without changing anything', async () => {
  const { api } = await open({
    ...dictionary,
    reportQuestion: () => ({ status: 200, body: { reportId: 'report-1' } }),
  });
  const close = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  for (const [item, button] of [
    ['Look up a word', 'Close'],
    ['Report this question', 'Close'],
    ['Report this question', 'Cancel'],
    ['Keyboard shortcuts', 'Close'],
  ] as const) {
    await choose(item);
    await close(button);
  }
  expect(api.inputsOf('reportQuestion')).toEqual([]);
  await choose('PTE Official score guide');
  for (const skill of ['Speaking', 'Writing', 'Listening', 'Reading']) {
    await dialog.getByRole('radiogroup', { name: 'Skill' }).getByText(skill, { exact: true }).click();
    await expect
      .element(dialog.getByRole('heading', { name: `Types that count for ${skill.toLowerCase()}` }))
      .toBeVisible();
  }
  await close('Close');
  await page.getByRole('button', { name: 'Question list' }).click();
  await close('Close');
  await page.getByText(first.topic).dblClick({ position: { x: 14, y: 14 } });
  await close('Close the dictionary');
  // The browser may report the double click's selection late.
  for (const event of ['selectionchange', 'dblclick']) document.dispatchEvent(new Event(event));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(dialog).not.toBeInTheDocument();
  await choose('Report this question');
  await dialog.getByLabelText(`What is wrong with ${first.uid}?`).selectOptions('The question is not clear');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(dialog.getByRole('status')).toBeVisible();
  await close('Close');

  await answer();
  for (const button of ['Close', 'Keep my score']) {
    await choose('Clear my score');
    await close(button);
  }
  await page.getByRole('button', { name: 'More actions for this question' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Clear my score' })).toBeEnabled();
  expect(api.inputsOf('clearExerciseScore')).toEqual([]);
});

it('ignores single keys once they are switched off', async () => {
  await open();
  const toggle = async (isOn: boolean) => {
    await choose('Keyboard shortcuts');
    const option = dialog.getByRole('checkbox', { name: 'Use single keys when I am not typing' });
    await option.click();
    await expect.element(option).toHaveProperty('checked', isOn);
    await press('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await toggle(false);
  await press('n');
  await toggle(true);
  await expect.element(text('1 of 2')).toBeVisible();
  await press('n');
  await expect.element(text('2 of 2')).toBeVisible();
});

const isUnfolded = (summary: string) => text(summary).element().closest('details')?.open;

it('unfolds the details of the type, of a score and of an attempt, and leads on, back and to the list', async () => {
  await open();
  await text('About this type').click();
  await expect.poll(() => isUnfolded('About this type')).toBe(true);
  await answer();
  await page.getByRole('button', { name: 'Show in the text' }).click();
  await expect.element(page.getByText('These words decide:')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove the highlight' }).click();
  await expect.element(page.getByText('These words decide:')).not.toBeInTheDocument();
  await text('How this is scored').click();
  await expect.poll(() => isUnfolded('How this is scored')).toBe(true);
  const attempts = page.getByRole('region', { name: 'Your attempts' });
  await attempts.getByText('Score').first().click();
  await attempts.getByText('What you did').first().click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(submit).toBeVisible();

  await page.getByRole('link', { name: 'Next question' }).click();
  await expect.element(text('2 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Previous question' }).click();
  await expect.element(text('1 of 2')).toBeVisible();
  await main.getByRole('link', { name: 'Practice', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Quick Practice' })).toBeVisible();
});
