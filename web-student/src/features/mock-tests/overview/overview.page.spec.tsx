import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { storageKeys } from '#student/core/storage.ts';
import { unreachable, type Answers } from '#student/testing/fake-api.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { exam, mockTestAnswers, reading } from '#student/testing/mock-tests/mock-test-list.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const card = ({ name }: MockTestBlueprint) => page.getByRole('region', { name, exact: true });
const startOf = (test: MockTestBlueprint) => card(test).getByRole('button', { name: 'Start the test' });
const start = page.getByRole('button', { name: 'Start the test' });
const overviewOf = (test: MockTestBlueprint) =>
  card(test).getByRole('link', { name: 'Overview and equipment' });
const allTests = page.getByRole('link', { name: 'All mock tests' });

const renderTests = (path: string, api?: Answers) =>
  renderPage(path, { user: student, api: { ...mockTestAnswers([exam, reading]).answers, ...api } });

it('offers the overview first until the student has seen it, and the start at any time', async () => {
  const { api, goTo } = await renderTests('/mock-test');
  await expect.element(startOf(exam)).toHaveAttribute('data-variant', 'default');
  await overviewOf(exam).click();
  await expect.element(page.getByRole('heading', { name: 'Small exam', level: 1 })).toBeVisible();
  const parts = page.getByRole('region', { name: 'What is in the test' });
  await expect
    .poll(() =>
      parts
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual([
      expect.stringMatching(/^Speaking: 1 question, .*2 min$/),
      expect.stringMatching(/^Reading: 2 questions, .*5 min$/),
    ]);
  await expect.element(parts.getByText(/7 min/)).toBeVisible();
  await expect.element(page.getByText('Each recording plays once.')).toBeVisible();
  await expect.element(page.getByText('within seven days')).toBeVisible();
  await expect.poll(() => api.inputsOf('didMockTestOverview').length).toBeGreaterThan(0);
  await allTests.click();
  await expect.element(startOf(exam)).toHaveAttribute('data-variant', 'filled');

  localStorage.setItem(storageKeys.user, JSON.stringify(student));
  api.answer({
    retrieveUser: () => ({
      status: 200,
      body: { user: { ...student, stepsDone: ['did_mock_test_overview'] } },
    }),
  });
  const marks = api.inputsOf('didMockTestOverview').length;
  goTo('/mock-test');
  await expect.element(startOf(exam)).toHaveAttribute('data-variant', 'filled');
  await overviewOf(reading).click();
  await expect.element(page.getByRole('heading', { name: 'Small reading', level: 1 })).toBeVisible();
  await start.click();
  await expect.element(page.getByText('Small reading · Question 1 of 2')).toBeVisible();
  expect(api.inputsOf('startMockTest')).toEqual([{ mockTestId: 'small_reading' }]);

  goTo('/mock-test/overview?id=small_reading');
  await expect.element(page.getByRole('link', { name: 'Continue the test' })).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await expect.element(page.getByText('Small reading · Question 1 of 2')).toBeVisible();
  expect(api.inputsOf('didMockTestOverview')).toHaveLength(marks);
});

it('reports nothing when the server does not take the mark', async () => {
  const { api } = await renderTests('/mock-test', { didMockTestOverview: unreachable });
  await overviewOf(exam).click();
  await expect.poll(() => api.inputsOf('didMockTestOverview').length).toBeGreaterThan(0);
  await allTests.click();
  await expect.element(startOf(exam)).toHaveAttribute('data-variant', 'default');
  await expect.element(page.getByText('Your setting has not changed.')).not.toBeInTheDocument();
});

it("shows when the test would end by the server's clock, and keeps it current", async () => {
  fakeTime();
  const dateNow = new Date(2026, 2, 2, 10, 0, 10).toISOString();
  await renderTests('/mock-test/overview?id=small_reading', {
    getDateNow: () => ({ status: 200, body: { dateNow } }),
  });
  const end = page.getByRole('region', { name: 'What is in the test' });
  await expect.element(end.getByText('10:05', { exact: true })).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(end.getByText('10:06', { exact: true })).toBeVisible();
});

it('explains an address without a test', async () => {
  await renderTests('/mock-test/overview?id=none');
  await expect.element(page.getByRole('heading', { name: 'Test not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the mock tests' }).click();
  await expect.element(startOf(exam)).toBeVisible();
  expect(location.pathname).toBe('/mock-test');
});
