import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import type { SurveyResponseRow, SurveyRow } from '#domain/surveys/admin-contract.ts';
import { tallyOf } from '#domain/surveys/tally.ts';
import { wholeAnswers, wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { rowsOf, surveyRow } from '#console/testing/rows.ts';
import { student, studentAnswers } from '#console/testing/student.ts';

const { surveyId } = wholeSurvey;
const at = '2026-12-02T10:00:00.000Z';
const done = { status: 200, body: {} } as const;

function surveys(first: SurveyRow = surveyRow) {
  const rows = new Map([[first.id, first]]);
  const responseOf = (userId: string, changed: Partial<SurveyResponseRow> = {}): SurveyResponseRow => ({
    id: `${surveyId}-${userId}`,
    surveyId,
    userId,
    status: 'completed',
    answers: wholeAnswers,
    at,
    ...changed,
  });
  const other = wholeAnswers.with(0, { kind: 'single', option: 0 }).with(3, null);
  const responses = [responseOf(student.id), responseOf(student.id.replace(/1$/, '2'), { answers: other })];
  const row = (id: string) => {
    const found = rows.get(id);
    if (!found) throw new Error(`There is no survey ${id}`);
    return found;
  };
  return {
    ...studentAnswers,
    list_surveys: () => rowsOf([...rows.values()]),
    one_surveys: ({ id }) => ({ status: 200, body: row(id) }),
    list_surveyResponses: () => rowsOf(responses),
    fetchSurveyResults: ({ surveyId: id }) => {
      const counted = responses.filter(({ status }) => status === 'completed');
      const survey = { ...row(id), completed: counted.length };
      return {
        status: 200,
        body: {
          survey,
          tallies: tallyOf(
            survey,
            counted.map(({ answers }) => answers),
          ),
        },
      };
    },
    createSurvey: (made) => {
      rows.set(made.surveyId, { ...surveyRow, ...made, id: made.surveyId, status: 'coming' });
      return done;
    },
    changeSurvey: (made) => {
      rows.set(made.surveyId, { ...row(made.surveyId), ...made });
      return done;
    },
    endSurvey: ({ surveyId: id }) => {
      rows.set(id, { ...row(id), status: 'over' });
      return done;
    },
    discardSurveyResponse: ({ userId }) => {
      const place = responses.findIndex((one) => one.userId === userId);
      const found = responses[place];
      if (found) responses[place] = { ...found, status: 'discarded' };
      return done;
    },
  } satisfies Answers;
}

const save = page.getByRole('button', { name: 'Save the survey' });

it('creates a survey with questions, and explains missing fields', async () => {
  const api = await renderConsole('/surveys', surveys());
  await expect.element(page.getByRole('cell', { name: wholeSurvey.title })).toBeVisible();
  await expectAccessible('surveys');
  await page.getByRole('link', { name: 'Create a survey' }).click();
  await expect.element(page.getByRole('heading', { name: 'Create a survey', level: 1 })).toBeVisible();
  await page.getByLabelText('Name', { exact: true }).fill('Spring!');
  await save.click();
  await expect.element(page.getByText('Use 3 to 40 lower-case letters')).toBeVisible();
  await expect.element(page.getByText('Ask at least one question.')).toBeVisible();
  await page.getByLabelText('Name', { exact: true }).fill('spring-2027');
  await page.getByLabelText('Title').fill('What is next?');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabelText('Question', { exact: true }).fill('Which exam is next?');
  await page.getByLabelText('Options, one per line').fill('This one\n\nAnother one\n');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('combobox', { name: /^Kind/ }).nth(1).click();
  await page.getByRole('option', { name: 'Scale', exact: true }).click();
  await page.getByLabelText('Question', { exact: true }).nth(1).fill('How sure are you?');
  await page.getByLabelText('What 1 means').fill('Not at all');
  await page.getByLabelText('Required').nth(1).click();
  await page.getByRole('checkbox', { name: 'Core' }).click();
  await page.getByLabelText('Reason').fill('We plan the year');
  await expectAccessible('the form of a survey');
  await save.click();
  await expect.element(page.getByText('The survey was created.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What is next?', level: 1 })).toBeVisible();
  expect(api.inputsOf('createSurvey')).toMatchObject([
    {
      surveyId: 'spring-2027',
      title: 'What is next?',
      introduction: '',
      questions: [
        {
          kind: 'single',
          text: 'Which exam is next?',
          isRequired: true,
          options: ['This one', 'Another one'],
        },
        {
          kind: 'scale',
          text: 'How sure are you?',
          isRequired: false,
          maximum: 5,
          low: 'Not at all',
          high: '',
        },
      ],
      audience: { examTypes: ['new_format', 'old_format', 'ukvi', 'ukvi_old'] },
      reason: 'We plan the year',
    },
  ]);
});

it('shows results with counts and texts, exports them, and discards answers', async () => {
  const files = savedFiles();
  const api = await renderConsole(`/surveys/${surveyId}/show`, {
    ...surveys(),
    fetchSurveyResults: unreachable,
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  api.answer(surveys());
  await again.click();
  const first = page.getByRole('region', { name: 'Where do you practise?' });
  await expect.element(first.getByText('1 (50%)').first()).toBeVisible();
  await expect.element(page.getByText('2 answers, average 4.0')).toBeVisible();
  await expect.element(page.getByText('net promoter score 100')).toBeVisible();
  await expect.element(page.getByText('More tests, please.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: student.email ?? '' })).toBeVisible();
  await expectAccessible('the results of a survey');

  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => files.at(-1)?.name).toMatch(/^survey-responses-/);
  const lines = (await files.at(-1)?.content.text())?.split('\r\n');
  expect(lines?.[0]).toBe(
    'User,Completed,Status,1. Where do you practise?,2. What is hard?,3. How clear are the reasons?,4. What would you change?,5. Would you recommend us?',
  );
  expect(lines?.[1]).toBe(`${student.id},${at},completed,At school,Speaking; Time,4,"More tests, please.",9`);
  expect(lines).toHaveLength(4);

  await page.getByRole('button', { name: 'Discard' }).first().click();
  await confirmWithReason('Random answers', 'Discard');
  await expect.element(page.getByText('The answers are discarded.')).toBeVisible();
  await expect.element(page.getByText('Discarded', { exact: true })).toBeVisible();
  expect(api.inputsOf('discardSurveyResponse')).toEqual([
    { surveyId, userId: student.id, reason: 'Random answers' },
  ]);
  await expectToFitPhone('the results of a survey');
});

it('changes a running survey except its questions, and ends it', async () => {
  const api = await renderConsole(`/surveys/${surveyId}`, surveys());
  await expect.element(page.getByText(/its questions cannot change/)).toBeVisible();
  await page.getByLabelText('Title').fill('Tell us');
  await page.getByLabelText('Reason').fill('Shorter');
  await expectToFitPhone('the form of a survey');
  await save.click();
  await expect.element(page.getByText('The survey was changed.')).toBeVisible();
  const { questions, audience } = wholeSurvey;
  expect(api.inputsOf('changeSurvey')).toMatchObject([{ surveyId, title: 'Tell us', questions, audience }]);
  await page.getByRole('button', { name: 'End now' }).click();
  await confirmWithReason('We know enough', 'End');
  await expect.element(page.getByText('The survey has ended.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'End now' })).not.toBeInTheDocument();
});
