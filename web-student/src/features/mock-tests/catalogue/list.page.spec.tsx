import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockTestCatalogue, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { blueprintOf } from '#domain/fixed-tests/fixed-test-blueprint.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { storageKeys } from '#student/core/storage.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { mockTestAnswers } from '#student/testing/mock-tests/mock-test-list.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const part: MockTestBlueprint = {
  mockTestId: 'small_part',
  mockTestCategory: 'sectional',
  name: 'Small part',
  description: 'One part with one question.',
  sections: oneClock('reading', 300, [{ type: 'RSA' as const, count: 1 }]),
};
const card = page.getByRole('region', { name: 'Small part' });
const start = card.getByRole('button', { name: 'Start the test' });
const mine = page.getByRole('region', { name: 'My tests' });
const sittings = mine.getByRole('listitem');
const offer = page.getByRole('button', { name: 'Choose a random test' });
const dialog = page.getByRole('dialog', { name: 'Random test, Academic' });
const begin = dialog.getByRole('button', { name: 'Create and start' });
const phone = { width: 360, height: 800 };

it('shows what a test costs, and follows a credit that is granted', async () => {
  const { answers, grant } = mockTestAnswers([part]);
  const { live, api } = await renderPage('/mock-test', { ...phone, user: student, api: answers });
  await expect.element(card.getByText(/^Locked\. .* credit for a sectional test\./)).toBeVisible();
  await expect.element(card.getByRole('button')).not.toBeInTheDocument();
  await expect.element(card.getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expectAccessible('a locked test');

  grant('sectional_test', 2);
  live.send({ kind: 'changed', resource: 'credits', position: '7' });
  await expect.element(card.getByText('Costs 1 of your 2 credits for a sectional test.')).toBeVisible();
  await expect.element(page.getByText('You have 2 credits for a sectional test.')).toBeVisible();
  await expect.element(start).toBeVisible();

  await offer.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(offer).toHaveFocus();
  await offer.click();
  await dialog.getByLabelText('Part of the exam').selectOptions('All parts');
  await expect.element(dialog.getByText(/need a plan or a credit for a full test/)).toBeVisible();
  await expect.element(begin).toBeDisabled();
  await dialog.getByLabelText('Part of the exam').selectOptions('Reading');
  await dialog.getByLabelText('Length').selectOptions('Half as long');
  await expect.element(dialog.getByText('Costs 1 of your 2 credits')).toBeVisible();
  await expectAccessible('the dialog of a random test');
  await begin.click();
  const name = 'Random test, Academic: reading, half length';
  await expect.element(page.getByText(`${name} · Question 1 of`)).toBeVisible();
  expect(api.inputsOf('createRandomMockTest')).toEqual([
    { examType: 'new_format', part: 'reading', length: 'half' },
  ]);
});

it('lists the random test that runs, and what the last credit opens', async () => {
  const { answers } = mockTestAnswers([part], { credits: { sectional_test: 2 } });
  answers.createRandomMockTest({ examType: 'new_format', part: 'reading', length: 'half' });
  await renderPage('/mock-test', { user: student, api: answers });
  const drawn = page.getByRole('region', { name: 'Random test, Academic: reading, half length' });
  await expect.element(drawn.getByRole('link', { name: 'Continue the test' })).toBeVisible();
  await expect.element(card.getByText('Costs your credit for a sectional test.')).toBeVisible();
});

it('tries again to start a random test that the server did not answer', async () => {
  const { answers } = mockTestAnswers([part], { credits: { sectional_test: 1 } });
  const { api } = await renderPage('/mock-test', {
    user: student,
    api: { ...answers, createRandomMockTest: unreachable },
  });
  await offer.click();
  await begin.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  api.answer(answers);
  await begin.click();
  await expect.poll(() => location.pathname).toBe('/mock-test/exercise');
});

it('removes a sitting from the list, and restores it', async () => {
  const { answers } = mockTestAnswers([part], { credits: { sectional_test: 1 } });
  const started = answers.startMockTest({ mockTestId: 'small_part' });
  const sessionId = 'body' in started ? started.body.sessionId : '';
  const { api } = await renderPage('/mock-test', { ...phone, user: student, api: answers });
  await expect.element(sittings).toBeVisible();
  await expectAccessible('a sitting in the list');
  const remove = mine.getByRole('button', { name: /^Delete the test of / });
  api.answer({ deleteMockTest: unreachable });
  await remove.click();
  const failure = page.getByRole('group').filter({ hasText: 'The test is still on your list.' });
  await failure.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(sittings).toBeVisible();

  api.answer(answers);
  await remove.click();
  const notice = page.getByRole('group').filter({ hasText: 'is deleted' });
  await expect.element(notice).toBeVisible();
  await expect.element(sittings).not.toBeInTheDocument();
  await expectAccessible('the notice of a deleted sitting');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.element(sittings).toBeVisible();
  await expect.element(mine.getByRole('link', { name: 'Continue', exact: true })).toBeVisible();
  expect(api.inputsOf('deleteMockTest')).toEqual([{ sessionId }, { sessionId }]);
  expect(api.inputsOf('restoreMockTest')).toEqual([{ sessionId }]);
});

it('includes the extra time of a student', async () => {
  const { answers } = mockTestAnswers([part], { credits: { sectional_test: 1 }, extraPercent: 50 });
  const { api } = await renderPage('/mock-test', { ...phone, user: student, api: answers });
  await expect.element(page.getByText('Your extra time of 50% is included.')).toBeVisible();
  await expect.element(card.getByText('1 question · 7 min 30 s')).toBeVisible();
  await expectAccessible('tests with extra time');
  await offer.click();
  await expect.element(dialog.getByText('Your extra time of 50% is added to that.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  localStorage.setItem(storageKeys.quickTest, 'true');
  await start.click();
  await expect
    .element(page.getByRole('timer', { name: 'Time for this question' }))
    .toMatchTextContent(/7:\d\d/);
  expect(api.inputsOf('startMockTest')).toEqual([{ mockTestId: 'small_part', quick: true }]);
});

it('lists the fixed tests of an exam before the drawn one', async () => {
  const drawn = mockTestCatalogue({ sprintSeconds: 360 }).filter(
    ({ mockTestId }) => mockTestId === 'full_new_format' || mockTestId === 'full_core',
  );
  const fixed = [1, 101].map((from) => blueprintOf(fixedTestOf('new_format', null, from)));
  await renderPage('/mock-test', {
    ...phone,
    user: student,
    api: mockTestAnswers([...fixed, ...drawn], { credits: { full_test: 1 } }).answers,
  });
  const whole = page.getByRole('region', { name: 'The whole exam' });
  await expect
    .poll(() =>
      whole
        .getByRole('region')
        .elements()
        .map((one) => one.getAttribute('aria-label')),
    )
    .toEqual(['Test 1', 'Test 101', 'Full test, Academic']);
  const first = whole.getByRole('region').first();
  await expect.element(first.getByText('67 questions')).toBeVisible();
  await expect.element(first.getByText('Costs your credit for a full test.')).toBeVisible();
  await expectAccessible('the list with fixed tests');
});
