import { creditBooksStream, listBook } from '#domain/credits/credit-books.ts';
import type { AnswerCreditKind, Balances, Welcome } from '#domain/credits/credit-kinds.ts';
import {
  closeBook,
  creditLedgerStream,
  openBook,
  owedKinds,
  type Brought,
  type CreditLedger,
  type CreditLedgerEvent,
} from '#domain/credits/credit-ledger.ts';
import { creditMonthOf } from '#domain/credits/credit-month.ts';
import type { Decision, Rejection } from '#domain/core/decision.ts';
import { Defect } from '#domain/core/defect.ts';
import { StoreUnavailable } from '#domain/core/event-store.ts';
import type { CommandContext, Journal, Recorded } from '#domain/core/journal.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import { fold } from '#domain/core/stream.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import { v7 as newId } from 'uuid';
import type { Dependencies, ServiceSettings } from '../core/dependencies.ts';
import { handle, type Accepted, type HandlingRejection } from '../core/handle.ts';

/** What keeping credits needs. */
export interface CreditDependencies {
  readonly journal: Dependencies['journal'];
  readonly settings: Pick<ServiceSettings, 'freeWritingCredits' | 'freeSpeakingCredits'>;
}

/**
 * What a visitor begins with. Speaking: document 2 of the specification, section 6; writing it leaves open, see ADR 31.
 */
const ofVisitors: Welcome = { writing: 3, speaking: 10 };

/** How often a month may turn while an act waits for its turn. */
const turns = 4;

/** The months of a person that have a book, the last of them open. */
interface OpenBooks {
  readonly key: string;
  readonly months: readonly string[];
}

type Act<Code extends RejectionCode> = (
  ledger: CreditLedger,
) => Decision<CreditLedgerEvent, Code | 'revision_conflict'>;

/** The key of a person's books. */
export function keyOf(person: Person): string {
  const key = personKey(person);
  if (key === undefined) throw new Defect('Credits belong to a person');
  return key;
}

/** What a person has who has not used any credit yet. */
function welcomeOf({ settings }: CreditDependencies, person: Person): Welcome {
  return 'userId' in person
    ? { writing: settings.freeWritingCredits, speaking: settings.freeSpeakingCredits }
    : ofVisitors;
}

/** What a person has, and has used. */
export interface CreditStanding extends Balances {
  /** Credits that spoken answers have cost so far, without what came back. */
  readonly speakingUsed: number;
}

/** What a person has by a book, with what the next act will welcome with; without a book, all of it. */
export function standingOf(
  dependencies: CreditDependencies,
  person: Person,
  ledger?: CreditLedger,
): CreditStanding {
  const welcome = welcomeOf(dependencies, person);
  if (!ledger) return { ...welcome, full_test: 0, sectional_test: 0, speakingUsed: 0 };
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

const streamIdOf = (key: string, month: string) => `${key}-${month}`;

/** The events of a month's book, none where it was never opened. @throws StoreUnavailable */
export function readBook(
  journal: Journal,
  key: string,
  month: string,
): Promise<readonly Recorded<CreditLedgerEvent>[]> {
  return journal.read(creditLedgerStream, creditLedgerStream.nameOf(streamIdOf(key, month)));
}

/** The months of a person that have a book, oldest first. @throws StoreUnavailable */
export async function readMonths(journal: Journal, key: string): Promise<readonly string[]> {
  return fold(creditBooksStream, await journal.read(creditBooksStream, creditBooksStream.nameOf(key)));
}

/**
 * Decides on the book of the month, which is opened where it is the first act of the month: see ADR 31 for the order.
 * @param earlier whether an earlier book, which is closed by then, has the act already; then nothing happens
 * @throws StoreUnavailable
 */
export async function onCreditAccount<Code extends RejectionCode = never>(
  dependencies: CreditDependencies,
  person: Person,
  context: CommandContext,
  act: Act<Code>,
  earlier: (books: OpenBooks) => Promise<boolean> = async () => false,
): Promise<Accepted<CreditLedger> | Rejection<Code | HandlingRejection> | undefined> {
  const { journal } = dependencies;
  const about = ofPerson(person, context);
  for (let turn = 0; turn < turns; turn += 1) {
    const books = await openBooks(dependencies, person, about);
    if (await earlier(books)) return undefined;
    const [month = ''] = books.months.slice(-1);
    const accepted = await handle(journal, creditLedgerStream, streamIdOf(books.key, month), about, act);
    // The book was closed meanwhile, for another month has begun.
    if ('rejected' in accepted && accepted.rejected === 'revision_conflict') continue;
    return accepted;
  }
  throw new StoreUnavailable(`the credits of ${keyOf(person)} are too busy`);
}

/** The command seen as one about this person, in whose history it stands. */
function ofPerson(person: Person, context: CommandContext): CommandContext {
  const { userId: _userId, visitorId: _visitorId, ...rest } = context;
  return { ...rest, ...person };
}

/** Lists, closes and opens what is to be, in this order: who is cut off between is finished by the next one. */
async function openBooks(
  dependencies: CreditDependencies,
  person: Person,
  context: CommandContext,
): Promise<OpenBooks> {
  const { journal } = dependencies;
  const key = keyOf(person);
  // Steps of one command on several streams, and on one stream before the act itself: ids of their own.
  const step = (): CommandContext => {
    const { fingerprint: _fingerprint, ...rest } = context;
    return { ...rest, commandId: newId() };
  };
  const listed = await handle(journal, creditBooksStream, key, step(), (months) =>
    listBook(months, { month: creditMonthOf(context.at) }),
  );
  if ('rejected' in listed) throw new Defect(`A book was rejected: ${listed.rejected}`);
  const months = listed.state;
  await opened(dependencies, person, months, step);
  return { key, months };
}

/** Opens the last of some books with what the one before ends with; one that was listed and never opened is made up for. */
async function opened(
  dependencies: CreditDependencies,
  person: Person,
  months: readonly string[],
  step: () => CommandContext,
): Promise<void> {
  const { journal } = dependencies;
  const key = keyOf(person);
  const [month, previous] = months.toReversed();
  if (month === undefined) return;
  const book = fold(creditLedgerStream, await readBook(journal, key, month));
  if (book.status === 'closed' || (book.status === 'open' && owedKinds(book).length === 0)) return;
  const opening = { month, welcome: welcomeOf(dependencies, person) };
  let brought: Brought | undefined;
  if (book.status === 'unopened' && previous !== undefined) {
    await opened(dependencies, person, months.slice(0, -1), step);
    brought = await closed(journal, streamIdOf(key, previous), step());
  }
  await handle(journal, creditLedgerStream, streamIdOf(key, month), step(), (ledger) =>
    openBook(ledger, { ...opening, ...(brought && { brought }) }),
  );
}

/** Closes a book and tells what it ended with. */
async function closed(journal: Journal, id: string, context: CommandContext): Promise<Brought> {
  const accepted = await handle(journal, creditLedgerStream, id, context, closeBook);
  if ('rejected' in accepted) throw new Defect(`A book cannot be closed: ${accepted.rejected}`);
  return accepted.state;
}
