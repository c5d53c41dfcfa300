import { setTimeout as pause } from 'node:timers/promises';
import { completeSurvey } from '#domain/surveys/contract.ts';
import { wholeAnswers } from '#domain/surveys/testing/surveys.ts';
import { reasonOf, type PatientCaller } from '../players/patient-caller.ts';
import type { RewardBook } from './reward-book.ts';

interface TakerOptions {
  readonly caller: PatientCaller;
  readonly userId: string;
  readonly surveyIds: readonly string[];
  readonly pace: () => number;
  readonly book: RewardBook;
  readonly over: AbortSignal;
}

export async function surveyTaker(options: TakerOptions): Promise<void> {
  const { caller, userId, surveyIds, pace, book, over } = options;
  for (const surveyId of surveyIds) {
    if (over.aborted) return;
    await pause(pace());
    const completed = await caller.call(completeSurvey, { surveyId, answers: wholeAnswers });
    if (completed.outcome === 'answered') book.completed.push({ surveyId, userId });
    else book.surprises.push(`completeSurvey: ${reasonOf(completed)}`);
  }
}
