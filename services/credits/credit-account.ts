import type { AnswerCreditKind, Balances, Welcome } from '#domain/credits/credit-kinds.ts';
import {
  actOnLedger,
  creditLedgerStream,
  owedKinds,
  type Act,
  type CreditLedger,
} from '#domain/credits/credit-ledger.ts';
import type { Rejection } from '#domain/core/events/decision.ts';
import { Defect } from '#domain/core/defect.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import { v7 as newId } from 'uuid';
import type { Dependencies, ServiceSettings } from '../dependencies.ts';
import { handle, type Accepted, type HandlingRejection } from '../core/handle.ts';

export interface CreditDependencies {
  readonly journal: Dependencies['journal'];
  readonly settings: Pick<ServiceSettings, 'freeWritingCredits' | 'freeSpeakingCredits'>;
}

/** The credits of a new visitor. Speaking: document 2, section 6; writing: ADR 31. */
const ofVisitors: Welcome = { writing: 3, speaking: 10 };

export function ledgerIdOf(person: Person): string {
  const key = personKey(person);
  if (key === undefined) throw new Defect('Credits belong to a person');
  return key;
}

function welcomeOf({ settings }: CreditDependencies, person: Person): Welcome {
  return 'userId' in person
    ? { writing: settings.freeWritingCredits, speaking: settings.freeSpeakingCredits }
    : ofVisitors;
}

export interface CreditStanding extends Balances {
  /** Credits spent on spoken answers, without returned ones. */
  readonly speakingUsed: number;
}

/** The balances, including the welcome credits that the next change will add. */
export function standingOf(
  dependencies: CreditDependencies,
  person: Person,
  ledger: CreditLedger,
): CreditStanding {
  const welcome = welcomeOf(dependencies, person);
  const owed = owedKinds(ledger);
  const withOwed = (kind: AnswerCreditKind) =>
    ledger.balances[kind] + (owed.includes(kind) ? welcome[kind] : 0);
  return {
    ...ledger.balances,
    writing: withOwed('writing'),
    speaking: withOwed('speaking'),
    speakingUsed: ledger.used.speaking,
  };
}

export function onCreditAccount<Code extends string = never>(
  dependencies: CreditDependencies,
  person: Person,
  context: CommandContext,
  act: Act<Code>,
): Promise<Accepted<CreditLedger> | Rejection<Code | HandlingRejection>> {
  const { userId: _userId, visitorId: _visitorId, ...rest } = context;
  const decide = actOnLedger(welcomeOf(dependencies, person), act);
  return handle(dependencies.journal, creditLedgerStream, ledgerIdOf(person), { ...rest, ...person }, decide);
}

/** A ledger entry is identified by its attempt: the command may come again after a return. */
export function ofLedger({ fingerprint: _fingerprint, ...context }: CommandContext): CommandContext {
  return { ...context, commandId: newId() };
}
