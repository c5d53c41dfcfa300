import type { LedgerBook } from './ledger.ts';
import type { PatientCaller } from './patient-caller.ts';

export interface Player {
  readonly caller: PatientCaller;
  readonly ledger: LedgerBook;
  readonly random: () => number;
  readonly pace: () => number;
  /** Checked before each new task; started ones are completed. */
  readonly signal: AbortSignal;
  /** The installation's only admin session: a second one would end it. */
  readonly admin: () => Promise<PatientCaller>;
  /** Waits for the user's verification mail. */
  readonly mailTokenOf: (userId: string) => Promise<string>;
}
