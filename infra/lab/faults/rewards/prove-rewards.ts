import { creditLedgerStream, type CreditLedgerEvent } from '#domain/credits/credit-ledger.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import type { Answered, RewardBook } from './reward-book.ts';

export interface RewardProof {
  readonly completed: number;
  readonly withdrawn: number;
  readonly unrecorded: readonly string[];
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly unearned: readonly string[];
  readonly kept: readonly string[];
  /** Ledgers whose balance differs from their rewards. */
  readonly wrongBalances: readonly string[];
}

const nameOf = ({ surveyId, userId }: Answered) => `${surveyId} of ${userId}`;

/** One reward per completed survey, none for discarded answers. */
export function proveRewards(
  events: readonly RecordedEvent[],
  { completed, discarded }: Pick<RewardBook, 'completed' | 'discarded'>,
): RewardProof {
  const answered = new Set<string>();
  const granted = new Map<string, number>();
  const takenBack = new Map<string, number>();
  const ledgers = new Map<string, CreditLedgerEvent[]>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const event of events) {
    const { userId = '' } = event.metadata;
    if (creditLedgerStream.nameOf(userId) === event.stream)
      ledgers.set(userId, [...(ledgers.get(userId) ?? []), event as CreditLedgerEvent]);
    switch (event.type) {
      case 'SurveyCompleted':
        answered.add(nameOf({ surveyId: event.data.surveyId, userId }));
        break;
      case 'RewardGranted':
        count(granted, nameOf({ surveyId: event.data.causeId, userId }));
        break;
      case 'RewardRevoked':
        count(takenBack, nameOf({ surveyId: event.data.causeId, userId }));
        break;
      default:
        break;
    }
  }
  const withdrawn = new Set(discarded.map(nameOf));
  const wanted = [...answered].filter((name) => !withdrawn.has(name));
  return {
    completed: answered.size,
    withdrawn: withdrawn.size,
    unrecorded: completed.map(nameOf).filter((name) => !answered.has(name)),
    lost: wanted.filter((name) => !granted.has(name)),
    twice: [...granted, ...takenBack].filter(([, times]) => times > 1).map(([name]) => name),
    unearned: [...granted.keys()].filter((name) => !answered.has(name)),
    kept: [...withdrawn].filter((name) => !takenBack.has(name)),
    wrongBalances: [...ledgers].flatMap(([userId, ofUser]) => {
      const wantedCredits = wanted.filter((name) => name.endsWith(` of ${userId}`)).length;
      const { full_test: credits } = fold(creditLedgerStream, ofUser).balances;
      return credits === wantedCredits ? [] : [`${userId} has ${credits} instead of ${wantedCredits}`];
    }),
  };
}

export function rewardFindings(proof: RewardProof, surprises: readonly string[]): string[] {
  return [
    ...(proof.completed === 0 ? ['no survey was completed'] : []),
    ...(proof.withdrawn === 0 ? ['no answers were discarded'] : []),
    ...proof.unrecorded.map((what) => `acknowledged and not recorded: ${what}`),
    ...proof.lost.map((what) => `earned and not granted: ${what}`),
    ...proof.twice.map((what) => `granted or taken back twice: ${what}`),
    ...proof.unearned.map((what) => `granted and not earned: ${what}`),
    ...proof.kept.map((what) => `withdrawn and not taken back: ${what}`),
    ...proof.wrongBalances,
    ...surprises.map((what) => `a student met ${what}`),
  ];
}
