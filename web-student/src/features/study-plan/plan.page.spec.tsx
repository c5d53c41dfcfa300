import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { dayMs } from '#domain/core/durations.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import type { PlanSettings } from '#domain/study-plan/plan-settings.ts';
import { fewestAnswers, type EarlierAnswer } from '#domain/study-plan/score-today.ts';
import { dashboardAnswers } from '#student/testing/dashboard.ts';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { settingsAnswers } from '#student/testing/accounts/settings.ts';
import { studyPlanAnswers } from '#student/testing/study-plan.ts';

const [onPhone, inTheDark] = looks;
const everyDay: PlanSettings = {
  examDate: null,
  targetScore: 70,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  minutesAWeek: 420,
  reminder: null,
};
const dashboard = (plan: Parameters<typeof studyPlanAnswers>[0]) => ({
  ...dashboardAnswers(),
  ...studyPlanAnswers(plan),
});
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const answered = (type: EarlierAnswer['type'], points: number, at = daysAgo(0)): EarlierAnswer => ({
  uid: `${type}-0001`,
  type,
  points,
  maximum: 1,
  at,
  from: 'practice',
});
const today = page.getByRole('list', { name: 'Today’s list' });

it('creates, changes, downloads and ends a plan', async () => {
  const answers = dashboard({});
  const { body } = answers.fetchExercises();
  // Otherwise the first-visit form would replace the section.
  const exercises = body.exercises.map((one) => ({ ...one, done: 1 }));
  const { api } = await renderPage('/dashboard', {
    ...onPhone,
    user: student,
    api: { ...answers, fetchExercises: () => ({ status: 200, body: { ...body, exercises } }) },
  });
  const opener = page.getByRole('button', { name: 'Make a study plan' });
  const dialog = page.getByRole('dialog', { name: 'Your study plan' });
  const save = dialog.getByRole('button', { name: 'Save the plan' });
  const minutes = dialog.getByLabelText('Minutes a week');
  await opener.click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect.element(opener).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  const monday = dialog.getByRole('checkbox', { name: 'Monday' });
  await monday.click();
  await expect.element(monday).not.toBeChecked();
  for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Sunday']) {
    await dialog.getByRole('checkbox', { name: day }).click();
  }
  const examDate = new Date(Date.now() + 25 * dayMs).toISOString().slice(0, 10);
  await dialog.getByLabelText('Exam date').fill(examDate);
  await minutes.fill('100');
  await save.click();
  await expect.element(minutes).toBeInvalid();
  await expectAccessible('the dialog of the plan');
  expect(api.inputsOf('saveStudyPlan')).toEqual([]);
  await minutes.fill('420');
  await dialog.getByLabelText('Target score').fill('79');
  await dialog.getByLabelText('Remind me by email').selectOptions('At 7:00');
  await save.click();

  const plan = page.getByRole('region', { name: 'Study plan' });
  await expect.element(plan.getByText(/in 25 days.* 79.* 7:00/)).toBeVisible();
  expect(api.inputsOf('saveStudyPlan')).toEqual([
    {
      ...everyDay,
      examDate,
      targetScore: 79,
      reminder: { hour: 7, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    },
  ]);
  expect(today.getByRole('listitem').elements().length).toBeGreaterThan(1);
  await plan.getByText('The weeks ahead').click();
  const exam = plan.getByText('The exam', { exact: true });
  await expect.element(exam).not.toBeVisible();
  const withExam = plan.getByText(/The exam is on/);
  await withExam.first().click();
  await withExam.last().click();
  await expect.element(exam).toBeVisible();
  const coming = plan.getByRole('group').getByRole('listitem');
  await expect
    .element(coming.filter({ hasText: /about \d+ min\. Up to \d+ points? overall\.$/ }).first())
    .toBeVisible();
  await expectAccessible('the dashboard with a plan');

  const saved = savedFiles();
  await plan.getByRole('button', { name: 'Download for my calendar' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['study-plan.ics']);
  expect(await saved[0]?.content.text()).toContain(
    `DTSTART;VALUE=DATE:${examDate.replaceAll('-', '')}\r\nSUMMARY:Ninety: The exam`,
  );

  await plan.getByRole('button', { name: 'Change the plan' }).click();
  await expect.element(dialog.getByLabelText('Target score')).toHaveValue(79);
  await expect.element(dialog.getByLabelText('Remind me by email')).toHaveValue('7');
  await dialog.getByRole('button', { name: 'End the plan' }).click();
  await expect.element(opener).toBeVisible();
  expect(api.inputsOf('endStudyPlan')).toHaveLength(1);
});

it('shows what a student would score today, skill by skill', async () => {
  const types = ['RSA', 'LWD', 'LIW'] as const;
  const answers = Array.from({ length: fewestAnswers }, (_answer, index) =>
    answered(types[index % types.length] ?? 'RSA', index % 4 === 0 ? 0 : 1, daysAgo(index % 2)),
  );
  const { api, goTo } = await renderPage('/dashboard', {
    ...inTheDark,
    user: student,
    api: dashboard({ settings: everyDay, answers: answers.slice(1) }),
  });
  const score = page.getByRole('region', { name: 'Your score today' });
  await expect.element(score.getByText(/29 of 30 answers/)).toBeVisible();
  await expect.element(score.getByRole('listitem')).not.toBeInTheDocument();
  const reading = page.getByRole('main').getByRole('link', { name: 'Reading', exact: true });
  await expect.element(reading).not.toBeInTheDocument();

  api.answer(dashboard({ settings: everyDay, answers }));
  goTo('/dashboard');
  const skill = (name: string) => score.getByRole('listitem').filter({ hasText: name });
  await expect.element(reading).toBeVisible();
  await expect.element(skill('Reading')).toMatchTextContent(/\d+, between \d+ and \d+/);
  await expect.element(skill('Speaking')).toMatchTextContent(/No answer yet/);
  await expectAccessible('the dashboard with a score');
});

it('shows ranges alone after one day of practice, and derives the score after two', async () => {
  const types = ['RSA', 'LWD', 'SRA'] as const;
  const answersOf = (dayOf: (index: number) => number) =>
    Array.from({ length: 2 * fewestAnswers }, (_answer, index) =>
      answered(types[index % types.length] ?? 'RSA', index % 4 === 0 ? 0 : 1, daysAgo(dayOf(index))),
    );
  const { api, goTo } = await renderPage('/dashboard', {
    ...onPhone,
    user: student,
    api: dashboard({ settings: everyDay, answers: answersOf(() => 3) }),
  });
  const score = page.getByRole('region', { name: 'Your score today' });
  const speaking = score.getByRole('listitem').filter({ hasText: 'Speaking' });
  await expect.element(score.getByText(/^Too early: \d+ to \d+$/)).toBeVisible();
  await expect.element(speaking).toMatchTextContent(/^Speaking\d+ to \d+$/);
  await expect.element(score.getByText(/^Why/)).not.toBeInTheDocument();

  api.answer(dashboard({ settings: everyDay, answers: answersOf((index) => 2 + (index % 2)) }));
  goTo('/dashboard');
  await expect.element(speaking).toMatchTextContent(/^Speaking\d+, between \d+ and \d+$/);
  const why = score.getByText(/^Why \d+\?$/);
  const [overall] = /\d+/u.exec(why.element().textContent) ?? [];
  await why.click();
  await expect.element(score.getByText(new RegExp(`\\) ÷ 4 = ${overall}\\.$`, 'u'))).toBeVisible();
});

it("starts the first open type of today's list, and gives the reason", async () => {
  const { api, goTo } = await renderPage('/dashboard', {
    user: student,
    api: dashboard({ settings: everyDay }),
  });
  const start = page.getByRole('main').getByRole('link', { name: 'Start this type' });
  const done = today.getByText('done', { exact: true });
  const next = () => new URL(start.element().getAttribute('href') ?? '', location.href).searchParams;
  await expect.element(start).toBeVisible();
  await expect
    .element(page.getByText(/^Today’s plan: \d+ of these\. Up to \d points? overall\. Worth .*%/))
    .toBeVisible();
  await expect.element(done).not.toBeInTheDocument();
  const first = sampleOf(next().get('exercise'));
  await expect
    .element(today.getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining('/exercise?exercise='));

  api.answer(
    dashboard({ settings: everyDay, answers: Array.from({ length: 100 }, () => answered(first, 1)) }),
  );
  goTo('/dashboard');
  await expect.element(done).toBeVisible();
  await expect.poll(() => next().get('exercise')).not.toBe(first);
  await expect.element(start).toHaveAttribute('href', expect.stringMatching(/^\/exercise\?uid=/));
});

function sampleOf(type: string | null): EarlierAnswer['type'] {
  const question = Object.values(sampleQuestions).find((one) => one.type === type);
  if (!question) throw new Error(`There is no type ${type}`);
  return question.type;
}

it('offers the next step after an answer, with its reason', async () => {
  const { uid } = sampleQuestions.RSA;
  await renderPage(`/exercise?uid=${uid}`, {
    ...onPhone,
    user: student,
    api: {
      ...practiceAnswers(sampleQuestions.RSA),
      ...dashboardAnswers([{ type: 'RSA', answered: 1, points: 1, maximum: 1 }]),
      ...settingsAnswers(student),
    },
  });
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const next = page.getByRole('complementary', { name: 'Next step' });
  await expect.element(next.getByText(/^Next: .* Worth/)).toBeVisible();
  await expectAccessible('the next step');
  const link = next.getByRole('link', { name: 'Start' });
  const type = new URL(link.element().getAttribute('href') ?? '', location.href).searchParams.get('exercise');
  expect(type).not.toBe('RSA');
  await link.click();
  await expect.poll(() => new URLSearchParams(location.search).get('uid')).toMatch(new RegExp(`^${type}-`));
});

it('folds the later weeks by month and week, and opens them with the keyboard', async () => {
  const examDate = new Date(Date.now() + 170 * dayMs).toISOString().slice(0, 10);
  await renderPage('/dashboard', {
    ...onPhone,
    user: student,
    api: dashboard({ settings: { ...everyDay, examDate } }),
  });
  const plan = page.getByRole('region', { name: 'Study plan' });
  const days = plan.getByRole('term');
  await plan.getByText('The weeks ahead').click();
  await expect.element(days.first()).toBeVisible();
  const near = days.elements().length;
  expect(near).toBeLessThan(15);
  const [month, ...later] = plan.getByText(/study days, about \d+ h/).elements();
  expect(later.length).toBeGreaterThan(3);
  month?.closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  const week = plan.getByText(/study days, about/).nth(1);
  await expect.element(week).toBeVisible();
  expect(days.elements()).toHaveLength(near);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => days.elements().length).toBeGreaterThan(near);
  await expectAccessible('the weeks of a long plan');
});
