import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminMockTest } from '#domain/sittings/admin-contract.ts';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

const handedIn: AdminMockTest = {
  id: '01900000-0000-7000-8000-0000000000f1',
  userId: student.id,
  mockTestId: 'full_core',
  name: 'Full test, Core',
  status: 'submitted',
  startedAt: '2026-01-06T10:00:00.000Z',
  deadline: '2026-01-06T12:00:00.000Z',
  answered: 17,
  points: null,
  maximum: null,
  paidBy: 'flag',
};

it('records the result of a sitting once its scores are there', async () => {
  let sitting = handedIn;
  const result: MockTestResult = {
    sessionId: sitting.id,
    mockTestId: sitting.mockTestId,
    name: 'Full test, Core',
    status: 'submitted',
    startedAt: sitting.startedAt,
    dateNow: sitting.deadline,
    pendingScores: 1,
    examType: 'core',
    questions: [],
  };
  const api = await renderConsole('/mock-tests', {
    ...studentAnswers,
    list_mockTests: () => ({ status: 200, body: [sitting], total: 1 }),
    saveMockTestResult: () => ({ status: 200, body: result }),
  });
  const row = page.getByRole('row').filter({ hasText: 'Full test, Core' });
  await expect.element(row.getByText('Handed in')).toBeVisible();
  await row.getByRole('button', { name: 'Record the result' }).click();
  await expect.element(page.getByText('Answers are still being scored.')).toBeVisible();
  const scores = { points: 9, maximum: 17, scoreArray: [] };
  api.answer({
    saveMockTestResult: () => {
      sitting = { ...sitting, status: 'scored', points: scores.points, maximum: scores.maximum };
      return { status: 200, body: { ...result, status: 'scored', pendingScores: 0, scores } };
    },
  });
  await row.getByRole('button', { name: 'Record the result' }).click();
  await expect.element(page.getByText('The result is recorded.')).toBeVisible();
  await expect.element(row.getByText('Scored')).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '9/17' })).toBeVisible();
  await expectToFitPhone('sittings');
});

it('returns a first test once, and explains a rejection', async () => {
  const api = await renderConsole('/mock-tests', {
    ...studentAnswers,
    list_mockTests: () => ({ status: 200, body: [handedIn], total: 1 }),
    giveMockTestBack: () => ({ status: 200, body: { credits: 1 } }),
  });
  const row = page.getByRole('row').filter({ hasText: 'First test' });
  await row.getByRole('button', { name: 'Return credit' }).click();
  await confirmWithReason('Our server was down', 'Return the credit');
  await expect.element(page.getByText('The credit is returned.')).toBeVisible();
  api.answer({
    giveMockTestBack: () => refused('nothing_to_give_back'),
  });
  await row.getByRole('button', { name: 'Return credit' }).click();
  await confirmWithReason('Once more', 'Return the credit');
  await expect
    .element(page.getByRole('dialog').getByText('its credit has already been returned'))
    .toBeVisible();
});
