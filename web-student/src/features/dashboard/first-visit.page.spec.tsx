import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { dashboardAnswers } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const welcome = page.getByRole('region', { name: /^Welcome/ });
const check = page.getByRole('region', { name: 'Check your level' });
const plan = page.getByRole('region', { name: 'Study plan' });
const make = welcome.getByRole('button', { name: 'Make my plan' });

it('asks a new student for exam, date and target, makes a plan, and starts the level check', async () => {
  const { fetchCredits } = practiceAnswers(sampleQuestions.SRS);
  const answers = { ...dashboardAnswers(), fetchCredits };
  const { api } = await renderPage('/dashboard', {
    user: student,
    width: 360,
    api: {
      ...answers,
      saveStudyPlan: unreachable,
      toggleExamType: ({ examType }) => ({ status: 200, body: { user: { ...student, examType } } }),
    },
  });
  await expect.element(welcome.getByRole('radio', { name: 'Academic' })).toBeChecked();
  await expect.element(plan).not.toBeInTheDocument();
  await expectAccessible('the three questions of a first visit');
  await welcome.getByRole('radio', { name: 'UKVI' }).click();
  await welcome.getByLabelText('Which overall score do you need?').fill('95');
  await make.click();
  await expect.element(welcome.getByLabelText('Which overall score do you need?')).toBeInvalid();
  await expect.element(welcome.getByText('Enter a whole number from 10 to 90.')).toBeVisible();
  expect(api.inputsOf('saveStudyPlan')).toEqual([]);
  await welcome.getByLabelText('Which overall score do you need?').fill('79');
  await welcome.getByLabelText('When is your exam?').fill('2031-03-01');
  await make.click();
  await expect.element(welcome.getByRole('alert')).toBeVisible();

  api.answer(answers);
  await make.click();
  await expect.element(check).toBeVisible();
  await expect.element(welcome).not.toBeInTheDocument();
  await expect.element(plan).toBeVisible();
  expect(api.inputsOf('saveStudyPlan').at(-1)).toMatchObject({ examDate: '2031-03-01', targetScore: 79 });
  expect(api.inputsOf('toggleExamType')).toEqual([{ examType: 'ukvi' }]);
  await expectAccessible('the offer of the level check');

  await check.getByRole('button', { name: 'Start the level check' }).click();
  await expect
    .poll(() => new URLSearchParams(location.search).get('review')?.split(',').length)
    .toBeGreaterThan(5);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.element(check).toBeVisible();
});
