import { answerCreditKindSchema, type CreditKind } from '#domain/credits/credit-kinds.ts';
import { creditLedgerStream, owedKinds, type CreditLedgerEvent } from '#domain/credits/credit-ledger.ts';
import type { CreditEntry, Ledger } from '#domain/credits/contract.ts';
import type { BoughtCredits } from '#domain/credits/purchase-credits.ts';
import type { PaidSitting } from '#domain/credits/test-credits.ts';
import {
  noSpeakingCreditsMessage,
  noWritingCreditsMessage,
  unlimitedSpeakingMessage,
} from '#domain/credits/credit-messages.ts';
import type { Recorded } from '#domain/core/journal.ts';
import { isErased, type Erased } from '#domain/core/personal.ts';
import { fold } from '#domain/core/stream.ts';
import type { Person } from '#projections/progress/person.ts';
import {
  keyOf,
  readBook,
  readMonths,
  standingOf,
  type CreditDependencies,
  type CreditStanding,
} from './credit-account.ts';

/** How many months of entries are told of. */
const monthsTold = 3;

/** What somebody has, as the books tell it. @throws StoreUnavailable */
export async function readStanding(
  dependencies: CreditDependencies,
  person: Person,
): Promise<CreditStanding> {
  const key = keyOf(person);
  const months = await readMonths(dependencies.journal, key);
  for (const month of months.toReversed()) {
    const events = await readBook(dependencies.journal, key, month);
    // One that was listed and not opened yet, for its process died, is opened by the next act.
    if (events.length > 0) return standingOf(dependencies, person, fold(creditLedgerStream, events));
  }
  return standingOf(dependencies, person);
}

/** The credits of somebody with what moved them, newest first. @throws StoreUnavailable */
export async function readLedger(
  dependencies: CreditDependencies,
  person: Person,
  { isPaid, isSpeakingUnlimited }: { readonly isPaid: boolean; readonly isSpeakingUnlimited: boolean },
): Promise<Ledger> {
  const key = keyOf(person);
  const months = await readMonths(dependencies.journal, key);
  const books = await Promise.all(
    months.slice(-monthsTold).map((month) => readBook(dependencies.journal, key, month)),
  );
  const opened = books.filter((events) => events.length > 0);
  const last = opened.at(-1);
  const ledger = last && fold(creditLedgerStream, last);
  const standing = standingOf(dependencies, person, ledger);
  const { writing, speaking } = standing;
  return {
    ...balancesTold(standing),
    writingMessage: writing > 0 ? null : noWritingCreditsMessage(isPaid),
    speakingMessage: speakingMessageOf(speaking, isSpeakingUnlimited, person),
    isSpeakingUnlimited,
    entries: [
      ...(ledger ? owedKinds(ledger) : answerCreditKindSchema.options).map((kind) =>
        welcomeEntry(kind, standing[kind]),
      ),
      ...opened.flatMap(entriesOf).toReversed(),
    ],
  };
}

function speakingMessageOf(speaking: number, isUnlimited: boolean, person: Person): string | null {
  if (isUnlimited) return unlimitedSpeakingMessage;
  return speaking > 0 ? null : noSpeakingCreditsMessage(!('userId' in person));
}

/** What somebody has, under the names of the contract. */
export function balancesTold(standing: CreditStanding) {
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

/** The entries of one book, oldest first, each with the balance after it. */
function entriesOf(book: readonly Recorded<CreditLedgerEvent>[]): CreditEntry[] {
  let state = creditLedgerStream.initial;
  return book.flatMap((event) => {
    state = creditLedgerStream.evolve(state, event);
    const moved = moveOf(event);
    if (!moved) return [];
    const { id, metadata } = event;
    return [{ id, at: metadata.at, balance: state.balances[moved.kind], ...moved }];
  });
}

const ofNothing = {
  uid: null,
  attemptId: null,
  mockTestId: null,
  sessionId: null,
  cartId: null,
  packageId: null,
} as const;
const ofPurchase = ({ kind, cartId, packageId }: BoughtCredits) => ({ kind, cartId, packageId });
const ofTest = ({ kind, mockTestId, sessionId }: PaidSitting) => ({ kind, mockTestId, sessionId });
const said = (reason: string | Erased | undefined): string | null =>
  reason === undefined || isErased(reason) ? null : reason;

/** What an event moved; nothing where it only tells. */
function moveOf({ type, data }: CreditLedgerEvent): Omit<CreditEntry, 'id' | 'at' | 'balance'> | undefined {
  switch (type) {
    case 'CreditsGranted': {
      const { kind, credits, cause } = data;
      return { ...ofNothing, kind, change: credits, cause, reason: said(data.reason) };
    }
    case 'BoughtCreditsGranted':
      return { ...ofNothing, ...ofPurchase(data), change: data.credits, cause: 'purchase', reason: null };
    case 'BoughtCreditsTakenBack':
      return { ...ofNothing, ...ofPurchase(data), change: -data.credits, cause: 'refund', reason: null };
    case 'CreditSpent':
      return { ...ofNothing, ...data, change: -1, cause: 'spent', reason: null };
    case 'CreditGivenBack':
      return { ...ofNothing, ...data, change: 1, reason: null };
    case 'TestCreditSpent':
      return { ...ofNothing, ...ofTest(data), change: -1, cause: 'spent', reason: null };
    case 'TestCreditGivenBack':
      return { ...ofNothing, ...ofTest(data), change: 1, cause: data.cause, reason: said(data.reason) };
    case 'SpeakingAllowanceUsed':
    case 'CreditBookOpened':
    case 'CreditBookClosed':
      return undefined;
  }
}
