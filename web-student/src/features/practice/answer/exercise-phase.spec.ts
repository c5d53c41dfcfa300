import { expect, it } from 'vitest';
import { studentView } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { objectiveScore } from '#domain/scoring/score.ts';
import type { Json, OutboxEntry } from '#student/outbox/outbox.ts';
import { phaseOf } from './exercise-phase.ts';

const solution = studentView(sampleQuestions.WSC, 'after');
const accepted = { attemptId: 'a1', uid: 'WSC-9001', solution };
const request = { commandId: 'a1', owner: 'ann', subject: 'practice/WSC-9001', input: {}, at: 0 } as const;
const done = (result: object): OutboxEntry => ({
  state: 'done',
  kind: 'practice',
  ...request,
  result: result as Json,
});

it('an answer with its score is marked, one without it awaits one', () => {
  const score = objectiveScore(1, 2, false, []);
  expect(phaseOf(done({ ...accepted, score }))).toEqual({ name: 'marked', ...accepted, score });
  expect(phaseOf(done(accepted))).toEqual({ name: 'awaited', submittedAt: request.at, ...accepted });
  expect(phaseOf(undefined)).toEqual({ name: 'answering' });
  expect(phaseOf({ state: 'waiting', kind: 'practice', ...request })).toEqual({ name: 'sending' });
});

it('an unreadable result is reported, and does not count as a missing answer', () => {
  expect(phaseOf(done({ points: 1 }))).toMatchObject({ name: 'refused', code: 'unexpected' });
  expect(phaseOf({ state: 'refused', kind: 'practice', ...request, code: 'question_retired' })).toMatchObject(
    { name: 'refused', code: 'question_retired' },
  );
});
