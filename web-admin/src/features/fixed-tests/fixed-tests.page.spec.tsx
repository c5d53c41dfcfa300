import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminFixedTest } from '#domain/fixed-tests/contract.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose, confirmWithReason } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { fixedTestRow } from '#console/testing/rows.ts';

const question = (id: string): AdminQuestion => ({
  id,
  type: typeOfUid(id),
  title: `Title of ${id}`,
  difficulty: 2,
  topics: [],
  free: false,
  prediction: false,
  status: 'reserved',
  revision: 1,
  openReports: 0,
});
const uidsOf = (type: string) =>
  Array.from({ length: 20 }, (_none, index) => `${type}-${String(index + 1).padStart(4, '0')}`);

function answersOf(given?: AdminFixedTest, faults: string[] = []) {
  let row = given;
  const set = (of: Partial<AdminFixedTest>) => {
    if (!row) throw new Error('There is no test yet');
    row = { ...row, ...of };
    return { status: 200, body: { mockTestId: row.id, revision: row.revision } } as const;
  };
  return {
    list_questions: ({ filter: { type, id } }) => {
      const uids = Array.isArray(id) ? id : uidsOf(String(type));
      return { status: 200, body: uids.map(question), total: uids.length };
    },
    list_fixedTests: () => ({ status: 200, body: row ? [row] : [], total: row ? 1 : 0 }),
    one_fixedTests: () => (row ? { status: 200, body: { ...row, faults } } : refused('not_found')),
    buildMockTest: ({ test }) => {
      row = fixedTestRow(test);
      return set({});
    },
    reviseMockTest: ({ test, reason }) => set({ test, name: test.name, reason, revision: 2 }),
    publishMockTest: () => set({ status: 'published' }),
    retireMockTest: ({ reason }) => set({ status: 'retired', reason }),
  } satisfies Answers;
}

const isComplete = page.getByText('The test matches the exam’s format.');

it('builds a test from the bank, and says what is missing', async () => {
  const answers = answersOf();
  const api = await renderConsole('/fixed-tests', {
    ...answers,
    buildMockTest: () => refused('mock_test_exists'),
  });
  await expect
    .element(page.getByText('Tests with a fixed list of questions will be listed here.'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Build a test' }).click();
  await expect.element(page.getByText('Speaking and writing: SRA (Read Aloud): 0 of 6 to 7.')).toBeVisible();
  const types = page.getByRole('combobox', { name: /^[A-Z]{3} / });
  expect(types.elements()).toHaveLength(22);
  await choose('Exam', 'Core');
  await choose('Part', 'Reading');
  await expect.element(page.getByText('Reading: RFB (R/W Fill in Blanks): 0 of 5 to 6.')).toBeVisible();
  await page.getByLabelText('Name in the address').fill('Core 9');
  await expect.element(page.getByText('A fixed test is named like mock_test_core_2024_1.')).toBeVisible();
  await page.getByLabelText('Name in the address').fill('mock_test_core_reading_9');
  await expect.element(page.getByText('A title is missing.')).toBeVisible();
  await page.getByLabelText('Title').fill('Reading for the evening');
  await page.getByLabelText('Description for students').fill('As on the day.');
  const save = page.getByRole('button', { name: 'Save the test' });
  await expect.element(save).toBeDisabled();
  await page.getByRole('button', { name: 'Fill from the bank' }).click();
  await expect.element(isComplete).toBeVisible();

  const chip = page.getByRole('button', { name: /^RSA-0001/ });
  await expect.element(chip).toBeVisible();
  page.getByRole('combobox', { name: /^RSA / }).element().focus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByText(/^Reading: RSA .*: 0 of 1 to 2\./)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /^RSA-0001/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  await expect.element(chip).toBeVisible();
  await expect.element(isComplete).toBeVisible();
  await expectAccessible('the form of a test');

  await save.click();
  await expect
    .element(page.getByText(/^A test with this name already exists.*Nothing you typed is lost\.$/))
    .toBeVisible();
  const name = page.getByLabelText('Name in the address');
  await expect.element(name).toHaveAccessibleDescription(/^A test with this name already exists/);
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Reading for the evening');
  api.answer({ buildMockTest: answers.buildMockTest });
  await save.click();
  await expect
    .element(page.getByRole('heading', { name: 'Reading for the evening', level: 1 }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'RSA-0001' })).toBeVisible();
  await expectAccessible('a test');
  await expectToFitPhone('a test');
  expect(api.inputsOf('buildMockTest').at(-1)).toMatchObject({
    test: { mockTestId: 'mock_test_core_reading_9', examType: 'core', part: 'reading' },
  });
});

it('publishes, revises and retires a test', async () => {
  const draft = fixedTestRow(fixedTestOf('core', 'reading'));
  const api = await renderConsole(`/fixed-tests/${draft.id}/show`, answersOf(draft));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('The test is published.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Revise' }).click();
  await expect.element(isComplete).toBeVisible();
  await expect.element(page.getByLabelText('Name in the address')).toBeDisabled();
  await expectToFitPhone('the form of a test');
  await page.getByLabelText('Title').fill('Reading for the morning');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await confirmWithReason('It is light again', 'Save');
  await expect.element(page.getByText('Saved as revision 2.')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Reading for the morning', level: 1 }))
    .toBeVisible();
  expect(api.inputsOf('reviseMockTest')).toMatchObject([{ reason: 'It is light again' }]);

  await page.viewport(1280, 800);
  await page.getByRole('button', { name: 'Retire' }).click();
  await confirmWithReason('It is night', 'Retire');
  await expect.element(page.getByText('The test is retired.')).toBeVisible();
  await expect.element(page.getByText('Reason: It is night')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publish again' })).toBeVisible();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expectToFitPhone('the list of fixed tests');
  await page.getByRole('link', { name: /^Reading for the morning Core, reading, retired/ }).click();
});

it('explains why a test cannot be started', async () => {
  const draft = fixedTestRow(fixedTestOf('core', 'reading'));
  const api = await renderConsole(`/fixed-tests/${draft.id}/show`, {
    ...answersOf(draft),
    tryMockTest: () => refused('mock_test_incomplete'),
  });
  const tryIt = page.getByRole('button', { name: 'Try it' });
  await tryIt.click();
  await expect.element(page.getByText('A question of this test is no longer kept for tests')).toBeVisible();
  await expect.element(tryIt).toBeEnabled();
  api.answer(answersOf(draft, ['RSA-0001 is retired.']));
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('cell', { name: draft.name }).click();
  await expect.element(page.getByText('RSA-0001 is retired.')).toBeVisible();
  await expect.element(tryIt).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
});
