import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import {
  fakeRecorderTime,
  recordAnswer,
  recordedDialog,
  spokenCodes,
  spokenPracticeAnswers,
} from '#student/testing/practice/spoken.ts';

const codes = spokenCodes.filter(
  (code, index) => spokenCodes.findIndex((other) => spokenTask[other] === spokenTask[code]) === index,
);

it.each(codes)('%s is recorded, sent and scored', async (code) => {
  fakeMicrophone();
  fakeRecorderTime();
  const question = sampleQuestions[code];
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, {
    api: spokenPracticeAnswers(question),
  });
  await recordAnswer(code);
  await recordedDialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(page.getByRole('region', { name: /^Score [\d.]+\/\d+$/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Recorder' })).not.toBeInTheDocument();
  const [whole] = api.inputsOf('finishRecording');
  expect(api.inputsOf('uploadRecordingPiece').length).toBe(whole?.pieces);
  expect(api.inputsOf('saveQuestionDone')).toMatchObject([
    { uid: question.uid, answer: { type: code, recording: whole?.recording } },
  ]);
  expect(api.inputsOf('saveQuestionDone')[0]?.secondsUsed).toBeLessThan(catalogue[code].answeringTime + 60);
});
