import { catalogue } from '../question-types/catalogue.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import type { PlanSettings } from './plan-settings.ts';

/** What is known of a type before today: today's own answers change what is done, not what was planned. */
export interface PlanType {
  readonly type: TypeCode;
  /** Its part of the overall score, 0 to 1. */
  readonly weight: number;
  readonly answered: number;
  /** The share of the points that was reached, 0 to 1; null where nothing was answered. */
  readonly share: number | null;
  /** How many were answered in the seven days before today. */
  readonly lately: number;
}

/** A test that may be sat, with the minutes that it takes. */
export interface PlanSitting {
  readonly mockTestId: string;
  readonly minutes: number;
}

export interface PlanInput {
  readonly settings: PlanSettings;
  /** In the student's time, as all days are: `2026-11-23`. */
  readonly today: string;
  /** Those of the exam, in the order of its menu. */
  readonly types: readonly PlanType[];
  /** The overall score of today; null where too little is known to tell it. */
  readonly score: number | null;
  /** The day of each review that is scheduled; what fell due before today waits for it. */
  readonly reviews: readonly string[];
  readonly sittings: readonly PlanSitting[];
  /** The last day before today on which a test was sat. */
  readonly lastSitting: string | null;
}

/** Minutes to read the reasons of an answer, beside the time that its type aims at. Our own estimate. */
const minutesOfReasons = 1;

/** How long a question of a type takes in practice, in whole minutes. */
export function minutesOf(type: TypeCode): number {
  return Math.ceil(catalogue[type].targetTime / 60) + minutesOfReasons;
}
