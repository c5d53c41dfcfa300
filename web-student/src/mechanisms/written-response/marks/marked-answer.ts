import { createContext } from 'react';
import type { AnswerPlace } from '#domain/writing/mark-report-status.ts';

export interface MarkedAnswer {
  readonly place: AnswerPlace;
  readonly answerId: string;
  readonly uid: string;
}

/** Undefined where marks cannot be reported. */
export const MarkedAnswerContext = createContext<MarkedAnswer | undefined>(undefined);
