import type { LedgerBook } from './ledger.ts';
import type { PatientCaller } from './patient-caller.ts';

/** What each simulated user of the load is given. */
export interface Player {
  readonly caller: PatientCaller;
  readonly ledger: LedgerBook;
  /** 0 up to 1, by the seed. */
  readonly random: () => number;
  /** How long to wait before the next command, in milliseconds. */
  readonly pace: () => number;
  /** Asked for before each new thing; what has begun is brought to its end. */
  readonly signal: AbortSignal;
  /** The one admin of the installation, logged in: a second session would end the first. */
  readonly admin: () => Promise<PatientCaller>;
  /** The token of the user's verification mail, waited for. */
  readonly mailTokenOf: (userId: string) => Promise<string>;
}
