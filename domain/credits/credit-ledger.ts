import { z } from 'zod';
import { packageIdSchema } from '../commerce/packages/package-id.ts';
import type { EventOf } from '../core/events/codec.ts';
import { isRejection, reject, type Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream, fold } from '../core/events/stream.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { rewardCauseSchema, type RewardCause } from '../rewards/reward-cause.ts';
import {
  answerCreditKindSchema,
  balancesSchema,
  creditKindSchema,
  returnCauseSchema,
  grantCauseSchema,
  testCreditKindSchema,
  testReturnCauseSchema,
  type AnswerCreditKind,
  type Balances,
  type CreditKind,
  type ReturnCause,
  type TestCreditKind,
  type Welcome,
} from './credit-kinds.ts';

/** Percentages of the speaking credits. */
export const quarters = [25, 50, 75, 100] as const;
export type Quarter = (typeof quarters)[number];

const forAnswer = { kind: answerCreditKindSchema, attemptId: z.string(), uid: questionUidSchema };
const ofPurchase = {
  cartId: z.string(),
  packageId: packageIdSchema,
  kind: creditKindSchema,
  credits: z.int().min(0),
};
const ofReward = {
  cause: rewardCauseSchema,
  causeId: z.string(),
  kind: creditKindSchema,
  credits: z.int().min(0),
};
const forTest = { kind: testCreditKindSchema, sessionId: z.string(), mockTestId: z.string() };

const carriedSchema = z.object({
  balances: balancesSchema,
  welcomed: z.array(creditKindSchema).readonly(),
  /** Spent on answers and sittings, without returned ones. */
  used: balancesSchema,
  /** The highest quarter of the speaking credits reported so far, 0 for none. See `SpeakingAllowanceUsed`. */
  toldPercent: z.int().min(0).max(100),
  /** Attempts, and sittings as `entryOfSitting`, with a spent credit, oldest first. */
  spentFor: z.array(z.string()).readonly(),
  /** Sittings that cost no credit and got one after our fault. */
  compensatedFor: z.array(z.string()).readonly(),
  granted: z.array(z.string()).readonly(),
  /** Purchases as `entryOfPurchase`: granted and revoked credits. */
  bought: z.array(z.string()).readonly(),
  takenBack: z.array(z.string()).readonly(),
  /** Rewards as `entryOfReward`: granted and withdrawn ones. */
  rewarded: z.array(z.string()).readonly(),
  withdrawn: z.array(z.string()).readonly(),
});

const events = {
  CreditsGranted: {
    version: 1,
    schema: z.object({
      kind: creditKindSchema,
      credits: z.int().min(0),
      cause: grantCauseSchema,
      /** The same id is the same grant. */
      grantId: z.string().optional(),
      /** The admin's text, which may describe the person. */
      reason: personal(z.string()).optional(),
    }),
  },
  BoughtCreditsGranted: { version: 1, schema: z.object(ofPurchase) },
  /** The unused part after a refund, possibly none. */
  BoughtCreditsRevoked: { version: 1, schema: z.object(ofPurchase) },
  RewardGranted: { version: 1, schema: z.object(ofReward) },
  /** The unused part after the cause was withdrawn, possibly none; it is not granted again. */
  RewardRevoked: { version: 1, schema: z.object(ofReward) },
  CreditSpent: { version: 1, schema: z.object(forAnswer) },
  CreditReturned: { version: 1, schema: z.object({ ...forAnswer, cause: returnCauseSchema }) },
  TestCreditSpent: { version: 1, schema: z.object(forTest) },
  TestCreditReturned: {
    version: 1,
    schema: z.object({
      ...forTest,
      cause: testReturnCauseSchema,
      /** The support agent's text, which may describe the person. */
      reason: personal(z.string()).optional(),
    }),
  },
  /** Specification, document 1, section 9: "speaking limit alerts at 25, 50, 75, 100 percent", each once until credits are granted. */
  SpeakingAllowanceUsed: {
    version: 1,
    schema: z.object({
      percent: z.literal(quarters),
      attemptId: z.string(),
      uid: questionUidSchema,
    }),
  },
  CreditsCarriedForward: { version: 1, schema: carriedSchema },
} as const;

export type CreditLedgerEvent = EventOf<typeof events>;
type Move = Exclude<CreditLedgerEvent, { readonly type: 'CreditsCarriedForward' }>;

export interface CreditLedger extends Readonly<z.infer<typeof carriedSchema>> {
  readonly length: number;
}

const none: Balances = { writing: 0, speaking: 0, full_test: 0, sectional_test: 0 };

/** A snapshot is written after this many events, so reading this many includes one. */
const carriedAfter = 128;
const readAtMost = 256;
/** No analysis fails after its student has paid for this many others: older ones are dropped from snapshots. */
const returnable = 2_000;

export const creditLedgerStream = defineStream({
  category: 'credit_ledger',
  subject: 'Credits',
  events,
  initial: {
    balances: none,
    welcomed: [],
    used: none,
    toldPercent: 0,
    spentFor: [],
    compensatedFor: [],
    granted: [],
    bought: [],
    takenBack: [],
    rewarded: [],
    withdrawn: [],
    length: 0,
  },
  readAtMost,
  evolve: (state: CreditLedger, event): CreditLedger =>
    event.type === 'CreditsCarriedForward'
      ? { ...event.data, length: 0 }
      : { ...evolveBy(state, event), length: state.length + 1 },
});

function evolveBy(state: CreditLedger, { type, data }: Move): CreditLedger {
  switch (type) {
    case 'CreditsGranted':
      return {
        ...withMoved(state, data.kind, data.credits),
        welcomed:
          data.cause === 'welcome' && !state.welcomed.includes(data.kind)
            ? [...state.welcomed, data.kind]
            : state.welcomed,
        granted: data.grantId === undefined ? state.granted : [...state.granted, data.grantId],
      };
    case 'BoughtCreditsGranted':
      return {
        ...withMoved(state, data.kind, data.credits),
        bought: [...state.bought, entryOfPurchase(data)],
      };
    case 'BoughtCreditsRevoked':
      return {
        ...withMoved(state, data.kind, -data.credits),
        takenBack: [...state.takenBack, entryOfPurchase(data)],
      };
    case 'RewardGranted':
      return {
        ...withMoved(state, data.kind, data.credits),
        rewarded: [...state.rewarded, entryOfReward(data)],
      };
    case 'RewardRevoked':
      return {
        ...withMoved(state, data.kind, -data.credits),
        withdrawn: [...state.withdrawn, entryOfReward(data)],
      };
    case 'CreditSpent':
      return withSpent(state, data.kind, data.attemptId);
    case 'TestCreditSpent':
      return withSpent(state, data.kind, entryOfSitting(data));
    case 'CreditReturned':
      return withReturned(state, data.kind, data.attemptId);
    case 'TestCreditReturned':
      return withReturned(state, data.kind, entryOfSitting(data));
    case 'SpeakingAllowanceUsed':
      return { ...state, toldPercent: data.percent };
  }
}

const moved = (balances: Balances, kind: CreditKind, by: number): Balances => ({
  ...balances,
  [kind]: balances[kind] + by,
});

/** Prefixed by kind: an answer, or a test of another kind, may have the same command id. */
export const entryOfSitting = ({ kind, sessionId }: Sitting): string => `sitting/${kind}/${sessionId}`;
interface Sitting {
  readonly kind: TestCreditKind;
  readonly sessionId: string;
}

export const entryOfPurchase = ({ cartId, kind }: { readonly cartId: string; readonly kind: CreditKind }) =>
  `${cartId}/${kind}`;

export const entryOfReward = ({
  cause,
  causeId,
}: {
  readonly cause: RewardCause;
  readonly causeId: string;
}) => `${cause}/${causeId}`;

/** Applies credits gained or revoked; the quarters start again from the new balance. */
function withMoved(state: CreditLedger, kind: CreditKind, by: number): CreditLedger {
  const balances = moved(state.balances, kind, by);
  return {
    ...state,
    balances,
    toldPercent: kind === 'speaking' ? quarterUsed({ ...state, balances }) : state.toldPercent,
  };
}

const withSpent = (state: CreditLedger, kind: CreditKind, entry: string): CreditLedger => ({
  ...state,
  balances: moved(state.balances, kind, -1),
  used: moved(state.used, kind, 1),
  spentFor: [...state.spentFor, entry],
});

function withReturned(state: CreditLedger, kind: CreditKind, entry: string): CreditLedger {
  const balances = moved(state.balances, kind, 1);
  return state.spentFor.includes(entry)
    ? {
        ...state,
        balances,
        used: moved(state.used, kind, -1),
        spentFor: state.spentFor.filter((other) => other !== entry),
      }
    : { ...state, balances, compensatedFor: [...state.compensatedFor, entry] };
}

/** The last quarter reached of the speaking credits: 0, 25, 50, 75 or 100. */
function quarterUsed({ balances, used }: Pick<CreditLedger, 'balances' | 'used'>): Quarter | 0 {
  const allowance = balances.speaking + used.speaking;
  return quarters.findLast((percent) => used.speaking * 100 >= percent * allowance) ?? 0;
}

export type NoCredits = `no_${AnswerCreditKind}_credits`;

export type Act<Code extends string = never> = (ledger: CreditLedger) => Decision<CreditLedgerEvent, Code>;

/** Grants welcome credits first, once per kind, and snapshots a long ledger. Writes nothing without a decision. */
export function actOnLedger<Code extends string>(welcome: Welcome, act: Act<Code>): Act<Code> {
  return (ledger) => {
    const welcomes = owedKinds(ledger).map((kind): CreditLedgerEvent => ({
      type: 'CreditsGranted',
      data: { kind, credits: welcome[kind], cause: 'welcome' },
    }));
    const acted = act(fold(creditLedgerStream, welcomes, ledger));
    if (isRejection(acted) || acted.length === 0) return acted;
    const decided = [...welcomes, ...acted];
    return [...decided, ...carryForward(fold(creditLedgerStream, decided, ledger))];
  };
}

export function owedKinds({ welcomed }: Pick<CreditLedger, 'welcomed'>): readonly AnswerCreditKind[] {
  return answerCreditKindSchema.options.filter((kind) => !welcomed.includes(kind));
}

function carryForward({ length, ...carried }: CreditLedger): readonly CreditLedgerEvent[] {
  if (length < carriedAfter) return [];
  const spentFor = carried.spentFor.slice(-returnable);
  return [{ type: 'CreditsCarriedForward', data: { ...carried, spentFor } }];
}

/** A grant by an admin, once per grant id. */
export function grantCredits(
  { granted }: CreditLedger,
  grant: { readonly grantId: string; readonly kind: CreditKind; readonly credits: number } & {
    readonly reason: string;
  },
): Decision<CreditLedgerEvent> {
  if (granted.includes(grant.grantId)) return [];
  return [{ type: 'CreditsGranted', data: { ...grant, cause: 'admin' } }];
}

/**
 * Spends a credit for an attempt, once (again after a return); reports quarters.
 * @param unlimited free kinds: "Ultimate students have unlimited speaking", document 1, section 6
 */
export function spendCredit(
  ledger: CreditLedger,
  spent: { readonly kind: AnswerCreditKind; readonly attemptId: string; readonly uid: string },
  unlimited: readonly AnswerCreditKind[] = [],
): Decision<CreditLedgerEvent, NoCredits> {
  const { spentFor, balances, toldPercent } = ledger;
  if (spentFor.includes(spent.attemptId) || unlimited.includes(spent.kind)) return [];
  if (balances[spent.kind] < 1) return reject(`no_${spent.kind}_credits`);
  const { attemptId, uid } = spent;
  const paid: CreditLedgerEvent = { type: 'CreditSpent', data: { ...spent } };
  const percent = spent.kind === 'speaking' ? quarterUsed(creditLedgerStream.evolve(ledger, paid)) : 0;
  if (percent === 0 || percent <= toldPercent) return [paid];
  return [paid, { type: 'SpeakingAllowanceUsed', data: { percent, attemptId, uid } }];
}

/** Returns the credit of an attempt, once; nothing if none was spent. */
export function returnSpentCredit(
  { spentFor }: CreditLedger,
  given: { readonly kind: AnswerCreditKind; readonly attemptId: string; readonly uid: string } & {
    readonly cause: ReturnCause;
  },
): Decision<CreditLedgerEvent> {
  return spentFor.includes(given.attemptId) ? [{ type: 'CreditReturned', data: { ...given } }] : [];
}
