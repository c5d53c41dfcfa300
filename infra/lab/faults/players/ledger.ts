import type { Answer } from '#domain/question-types/registry.ts';

/** What an acknowledged command promised: exactly one event of this type in this stream, caused by it. */
export interface Promised {
  readonly stream: string;
  readonly type: string;
  /** Absent where another command may have brought the same event about first: a test handed in as its time ran out. */
  readonly commandId?: string;
}

/** An answer in a test that was acknowledged, or that was kept when its time ran out: it counts, once. */
export interface GivenAnswer {
  readonly stream: string;
  readonly userId: string;
  readonly uid: string;
  readonly answer: Answer;
}

/** What the load did, told by those who did it. */
export interface Ledger {
  readonly promised: readonly Promised[];
  readonly answers: readonly GivenAnswer[];
  readonly commands: number;
  /** Commands that were answered at the second try or later: their first answer was lost. */
  readonly retried: number;
  /** Commands that were refused for a reason that belongs to the game, such as a late answer. */
  readonly refused: number;
  /** What must not happen: another refusal, an answer that makes no sense, a command given up. */
  readonly surprises: readonly string[];
}

export interface LedgerBook extends Ledger {
  acknowledge(tries: number, ...promised: readonly Promised[]): void;
  give(answer: GivenAnswer): void;
  refuse(): void;
  surprise(what: string): void;
}

export function openLedger(): LedgerBook {
  const promised: Promised[] = [];
  const answers: GivenAnswer[] = [];
  const surprises: string[] = [];
  let [commands, retried, refused] = [0, 0, 0];
  return {
    promised,
    answers,
    surprises,
    get commands() {
      return commands;
    },
    get retried() {
      return retried;
    },
    get refused() {
      return refused;
    },
    acknowledge(tries, ...more) {
      commands += 1;
      if (tries > 1) retried += 1;
      promised.push(...more);
    },
    give: (answer) => answers.push(answer),
    refuse() {
      commands += 1;
      refused += 1;
    },
    surprise: (what) => surprises.push(what),
  };
}
