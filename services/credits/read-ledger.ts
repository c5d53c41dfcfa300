import type { Balances, CreditKind } from '#domain/credits/credit-kinds.ts';
import {
  creditLedgerStream,
  owedKinds,
  type CreditLedger,
  type CreditLedgerEvent,
} from '#domain/credits/credit-ledger.ts';
import type { CreditEntry, Ledger } from '#domain/credits/contract.ts';
import type { BoughtCredits } from '#domain/credits/purchase-credits.ts';
import type { RewardCredits } from '#domain/credits/reward-credits.ts';
import type { PaidSitting } from '#domain/credits/test-credits.ts';
import {
  noSpeakingCreditsMessage,
  noWritingCreditsMessage,
  unlimitedSpeakingMessage,
} from '#domain/credits/credit-messages.ts';
import { testName } from '#domain/mock-tests/test-name.ts';
import type { Journal, Recorded } from '#domain/core/events/journal.ts';
import { isErased, type Erased } from '#domain/core/events/personal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { ReadModelsDatabase } from '#projections/core/read-models.ts';
import { selectFixedTestNames } from '#projections/fixed-tests/queries.ts';
import type { Person } from '#projections/progress/person.ts';
import { readState } from '../core/read-state.ts';
import { ledgerIdOf, standingOf, type CreditDependencies, type CreditStanding } from './credit-account.ts';

interface ReadCreditLedger {
  readonly ledger: CreditLedger;
  readonly events: readonly Recorded<CreditLedgerEvent>[];
}

export async function readCreditLedger(journal: Journal, person: Person): Promise<ReadCreditLedger> {
  const name = creditLedgerStream.nameOf(ledgerIdOf(person));
  const events = await readState(journal, creditLedgerStream, name);
  return { ledger: fold(creditLedgerStream, events), events };
}

export async function readStanding(
  dependencies: CreditDependencies,
  person: Person,
): Promise<CreditStanding> {
  const { ledger } = await readCreditLedger(dependencies.journal, person);
  return standingOf(dependencies, person, ledger);
}

/** A person's credits and latest changes, newest first. @throws StoreUnavailable */
export async function readLedger(
  dependencies: CreditDependencies,
  person: Person,
  { isPaid, isSpeakingUnlimited }: { readonly isPaid: boolean; readonly isSpeakingUnlimited: boolean },
): Promise<Ledger> {
  const { ledger, events } = await readCreditLedger(dependencies.journal, person);
  const standing = standingOf(dependencies, person, ledger);
  const { writing, speaking } = standing;
  return {
    ...balancesView(standing),
    writingMessage: writing > 0 ? null : noWritingCreditsMessage(isPaid),
    speakingMessage: speakingMessageOf(speaking, isSpeakingUnlimited, person),
    isSpeakingUnlimited,
    entries: [
      ...owedKinds(ledger).map((kind) => welcomeEntry(kind, standing[kind])),
      ...entriesOf(events, ledger.balances),
    ],
  };
}

export async function withTestNames(db: ReadModelsDatabase, ledger: Ledger): Promise<Ledger> {
  if (ledger.entries.every(({ mockTestId, testName: name }) => mockTestId === null || name !== mockTestId)) {
    return ledger;
  }
  const names = await selectFixedTestNames(db);
  const entries = ledger.entries.map((entry) => ({
    ...entry,
    testName: names.get(entry.mockTestId ?? '') ?? entry.testName,
  }));
  return { ...ledger, entries };
}

function speakingMessageOf(speaking: number, isUnlimited: boolean, person: Person): string | null {
  if (isUnlimited) return unlimitedSpeakingMessage;
  return speaking > 0 ? null : noSpeakingCreditsMessage(!('userId' in person));
}

export function balancesView(standing: CreditStanding) {
  const { writing, speaking, speakingUsed } = standing;
  return {
    writingCredits: writing,
    speakingCredits: speaking,
    speakingCreditsUsed: speakingUsed,
    fullTestCredits: standing.full_test,
    sectionalTestCredits: standing.sectional_test,
  };
}

function welcomeEntry(kind: CreditKind, credits: number): CreditEntry {
  return {
    id: `welcome-${kind}`,
    at: null,
    kind,
    change: credits,
    balance: credits,
    cause: 'welcome',
    ...ofNothing,
    reason: null,
  };
}

/** Changes, newest first, each with the balance after it, calculated back from the current one. */
function entriesOf(events: readonly Recorded<CreditLedgerEvent>[], balances: Balances): CreditEntry[] {
  const after = { ...balances };
  return events.toReversed().flatMap((event) => {
    const moved = moveOf(event);
    if (!moved) return [];
    const { id, metadata } = event;
    const balance = after[moved.kind];
    after[moved.kind] -= moved.change;
    return [{ id, at: metadata.at, balance, ...moved }];
  });
}

const ofNothing = {
  uid: null,
  attemptId: null,
  mockTestId: null,
  testName: null,
  sessionId: null,
  cartId: null,
  packageId: null,
  rewardCause: null,
  rewardCauseId: null,
} as const;
const ofPurchase = ({ kind, cartId, packageId }: BoughtCredits) => ({ kind, cartId, packageId });
const ofReward = ({ kind, cause, causeId }: RewardCredits) => ({
  kind,
  rewardCause: cause,
  rewardCauseId: causeId,
});
const ofTest = ({ kind, mockTestId, sessionId }: PaidSitting) => ({
  kind,
  mockTestId,
  testName: testName(mockTestId),
  sessionId,
});
const said = (reason: string | Erased | undefined): string | null =>
  reason === undefined || isErased(reason) ? null : reason;

/** The change of the balance by an event; undefined for notices. */
function moveOf({ type, data }: CreditLedgerEvent): Omit<CreditEntry, 'id' | 'at' | 'balance'> | undefined {
  switch (type) {
    case 'CreditsGranted': {
      const { kind, credits, cause } = data;
      return { ...ofNothing, kind, change: credits, cause, reason: said(data.reason) };
    }
    case 'BoughtCreditsGranted':
      return { ...ofNothing, ...ofPurchase(data), change: data.credits, cause: 'purchase', reason: null };
    case 'BoughtCreditsRevoked':
      return { ...ofNothing, ...ofPurchase(data), change: -data.credits, cause: 'refund', reason: null };
    case 'RewardGranted':
      return { ...ofNothing, ...ofReward(data), change: data.credits, cause: 'reward', reason: null };
    case 'RewardRevoked':
      return {
        ...ofNothing,
        ...ofReward(data),
        change: -data.credits,
        cause: 'reward_withdrawn',
        reason: null,
      };
    case 'CreditSpent':
      return { ...ofNothing, ...data, change: -1, cause: 'spent', reason: null };
    case 'CreditReturned':
      return { ...ofNothing, ...data, change: 1, reason: null };
    case 'TestCreditSpent':
      return { ...ofNothing, ...ofTest(data), change: -1, cause: 'spent', reason: null };
    case 'TestCreditReturned':
      return { ...ofNothing, ...ofTest(data), change: 1, cause: data.cause, reason: said(data.reason) };
    case 'SpeakingAllowanceUsed':
    case 'CreditsCarriedForward':
      return undefined;
  }
}
