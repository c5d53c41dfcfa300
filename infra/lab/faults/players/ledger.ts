import type { Answer } from '#domain/question-types/registry.ts';

export interface Promised {
  readonly stream: string;
  readonly type: string;
  /** Absent if another command may have caused the event first: a test submitted as its time ran out. */
  readonly commandId?: string;
}

/** An answer in a test, acknowledged or saved as a draft: it counts once. */
export interface GivenAnswer {
  readonly stream: string;
  readonly userId: string;
  readonly uid: string;
  readonly answer: Answer;
}

export interface Ledger {
  readonly promised: readonly Promised[];
  readonly answers: readonly GivenAnswer[];
  readonly commands: number;
  /** Commands answered at the second attempt or later. */
  readonly retried: number;
  /** Expected rejections, for example of late answers. */
  readonly refused: number;
  /** Unexpected rejections, invalid answers, and abandoned commands. */
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
