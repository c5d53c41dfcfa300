import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { writtenScore } from '#student/testing/practice/written-score.ts';

it('shows after a reload which marks were reported, and offers a report of all others', async () => {
  const question = sampleQuestions.WSC;
  const { uid } = question;
  const text = 'Tools come by ship, and many drink it. They come by rail.';
  const spanOf = (words: string): [number, number] => [
    text.indexOf(words),
    text.indexOf(words) + words.length,
  ];
  const twoMarks = (written: string) => ({
    ...writtenScore(written),
    remarks: [{ kind: 'text' as const, span: spanOf('rail'), fault: 'spelling' as const }],
  });
  const answers = practiceAnswers(question, twoMarks);
  answers.saveQuestionDone({ uid, answer: { type: 'WSC', text }, secondsUsed: 60, timeline: [] });
  const { api } = await renderPage(`/exercise?uid=${uid}&attempt=latest`, {
    api: {
      ...answers,
      fetchMarkReports: () => ({
        status: 200,
        body: { reports: [{ uid, span: spanOf('come'), status: 'rejected' }] },
      }),
    },
  });
  const summary = page.getByText(/^Corrections \(\d+\)$/).first();
  await summary.click();
  const list = page.getByRole('list', { name: 'Marks' }).first();
  const report = list.getByRole('button', { name: 'Not a mistake? Tell us' });
  await expect.element(list.getByText('Our team checked this mark')).toBeVisible();
  await expect.element(list.getByRole('listitem')).toHaveLength(2);
  await expect.element(report).toHaveLength(1);
  const { attempts } = answers.fetchOwnAttempts().body;
  expect(api.inputsOf('fetchMarkReports')).toEqual([{ place: 'practice', answerId: attempts[0]?.attemptId }]);
});
