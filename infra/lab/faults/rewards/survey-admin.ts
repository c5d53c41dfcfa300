import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '#domain/core/durations.ts';
import { createSurvey, discardSurveyResponse } from '#domain/surveys/admin-contract.ts';
import { wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { reasonOf, type PatientCaller } from '../players/patient-caller.ts';
import type { RewardBook } from './reward-book.ts';

/** One of this many answers is discarded. */
const discardEvery = 5;

export async function makeSurveys(caller: PatientCaller, surveys: number): Promise<readonly string[]> {
  const [startTime = '', endTime = ''] = [-1, 1].map((days) =>
    new Date(Date.now() + days * dayMs).toISOString(),
  );
  const surveyIds = Array.from({ length: surveys }, (_, index) => `survey-${index}`);
  for (const surveyId of surveyIds) {
    const made = await caller.call(createSurvey, {
      ...wholeSurvey,
      surveyId,
      startTime,
      endTime,
      reason: 'For the run',
    });
    if (made.outcome !== 'answered') throw new Error(`createSurvey: ${reasonOf(made)}`);
  }
  return surveyIds;
}

/** Discards some answers, immediately or later, until stopped and all are processed. */
export async function discardSome(
  caller: PatientCaller,
  book: RewardBook,
  isOver: () => boolean,
  over: AbortSignal,
): Promise<void> {
  for (let seen = 0; !over.aborted;) {
    const answered = book.completed[seen];
    if (!answered) {
      if (isOver()) return;
      await pause(100);
      continue;
    }
    seen += 1;
    if (seen % discardEvery !== 0) continue;
    const discarded = await caller.call(discardSurveyResponse, { ...answered, reason: 'For the run' });
    if (discarded.outcome === 'answered') book.discarded.push(answered);
    else book.surprises.push(`discardSurveyResponse: ${reasonOf(discarded)}`);
  }
}
