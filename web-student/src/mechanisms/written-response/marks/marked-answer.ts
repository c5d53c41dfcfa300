import { createContext } from 'react';
import type { AnswerPlace } from '#domain/writing/mark-report-status.ts';

export interface MarkedAnswer {
  readonly place: AnswerPlace;
  /** The attempt in practice, or the sitting of a mock test. */
  readonly answerId: string;
  readonly uid: string;
}

/** Undefined where marks cannot be reported. */
export const MarkedAnswerContext = createContext<MarkedAnswer | undefined>(undefined);
