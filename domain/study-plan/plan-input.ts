import { catalogue } from '../question-types/catalogue.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import type { PlanSettings } from './plan-settings.ts';

/** A type before today: today's answers change the progress, not the plan. */
export interface PlanType {
  readonly type: TypeCode;
  readonly weight: number;
  readonly answered: number;
  readonly share: number | null;
  /** Answers in the seven days before today. */
  readonly lately: number;
}

/** An available test and its minutes. */
export interface PlanSitting {
  readonly mockTestId: string;
  readonly minutes: number;
}

export interface PlanInput {
  readonly settings: PlanSettings;
  readonly today: string;
  /** Types of the exam in menu order. */
  readonly types: readonly PlanType[];
  /** Today's overall score; null if too little is known. */
  readonly score: number | null;
  /** The days of scheduled reviews; overdue ones count as today. */
  readonly reviews: readonly string[];
  readonly sittings: readonly PlanSitting[];
  /** The last day before today with a test. */
  readonly lastSitting: string | null;
}

/** Our estimate of the time to read an answer's reasons, besides the type's target time. */
const minutesOfReasons = 1;

/** The time of a question in practice, in whole minutes. */
export function minutesOf(type: TypeCode): number {
  return Math.ceil(catalogue[type].targetTime / 60) + minutesOfReasons;
}
