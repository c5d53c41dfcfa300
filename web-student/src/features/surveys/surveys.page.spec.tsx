import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wholeAnswers as answers, wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { offeredSurvey, surveyAnswers } from '#student/testing/surveys.ts';

const { surveyId, title } = wholeSurvey;
const during = '2026-12-02T00:00:00.000Z';
const address = `/survey?id=${surveyId}`;
const heading = page.getByRole('heading', { name: title, level: 1 });
const send = page.getByRole('button', { name: 'Send answers' });
const text = page.getByRole('textbox', { name: 'What would you change?' });
const point = (question: string, value: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: value, exact: true });

it('leads to the one open survey, keeps what is typed, and sends it when the server is back', async () => {
  const { api, goTo } = await renderPage('/survey', {
    user: student,
    width: 360,
    height: 740,
    api: { ...surveyAnswers(during) },
  });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('1 full mock test credit')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Answer this question.').first()).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'At home' })).toHaveFocus();
  await expectAccessible('a survey with errors');
  expect(api.inputsOf('completeSurvey')).toEqual([]);

  await page.getByRole('radio', { name: 'At school' }).click();
  await page.getByRole('checkbox', { name: 'Time' }).click();
  await page.getByRole('checkbox', { name: 'Speaking' }).click();
  await point('How clear are the reasons?', '4').click();
  await text.fill('More tests, please.');
  await point('Would you recommend us?', '9').click();

  goTo(address);
  await expect.element(text).toHaveValue('More tests, please.');
  await expect.element(page.getByRole('checkbox', { name: 'Time' })).toBeChecked();
  await expect.element(point('Would you recommend us?', '9')).toBeChecked();
  const { completeSurvey } = surveyAnswers(during);
  api.answer({ completeSurvey: unreachable });
  await send.click();
  await expect.element(page.getByRole('alert').getByText(/Nothing is lost/)).toBeVisible();
  api.answer({ completeSurvey });
  await send.click();
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(api.inputsOf('completeSurvey').at(-1)).toEqual({ surveyId, answers });
  // No draft may remain on a device that others may share.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
});

it.each([
  ['has expired', wholeSurvey.endTime, 'This survey has expired!'],
  ['is completed', during, 'Survey already completed!'],
])('explains a survey that %s', async (_what, now, message) => {
  const api = surveyAnswers(now);
  if (now === during) api.completeSurvey({ surveyId, answers });
  await renderPage(address, { user: student, api });
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

it('explains a survey that ends while it is answered', async () => {
  const { api } = await renderPage(address, { user: student, api: surveyAnswers(during) });
  await page.getByRole('radio', { name: 'At school' }).click();
  await point('How clear are the reasons?', '4').click();
  await point('Would you recommend us?', '9').click();
  api.answer(surveyAnswers(wholeSurvey.endTime));
  await send.click();
  await expect.element(page.getByRole('alert').getByText('This survey has expired!').first()).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

it('lists several surveys, and explains an empty list or a failure to load', async () => {
  const { api, goTo } = await renderPage('/survey', { user: student, api: { fetchSurveys: unreachable } });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const second = { ...offeredSurvey, surveyId: 'spring-2027', title: 'What comes next?' };
  api.answer({
    ...surveyAnswers(during),
    fetchSurveys: () => ({ status: 200, body: { surveys: [offeredSurvey, second] } }),
  });
  await again.click();
  await expect.element(page.getByRole('link', { name: second.title })).toBeVisible();
  await expectAccessible('several surveys');
  await page.getByRole('link', { name: title }).click();
  await expect.element(heading).toBeVisible();

  api.answer({ fetchSurveys: () => ({ status: 200, body: { surveys: [] } }) });
  goTo('/survey');
  await expect.element(page.getByText(/^No survey for you right now/)).toBeVisible();
  goTo('/survey?id=unknown');
  await expect.element(page.getByText('We could not find this survey.')).toBeVisible();
});
