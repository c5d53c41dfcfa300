import { accountStream } from '#domain/accounts/account.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { isRewardSettled } from '#domain/credits/reward-credits.ts';
import { decideReward, type RewardFacts } from '#domain/rewards/decide-reward.ts';
import { rewardTable, type RewardAmount, type RewardRule } from '#domain/rewards/reward-table.ts';
import { refuseReward, rewardId, rewardStream, type EarnedReward } from '#domain/rewards/reward.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { grantRewardCredits, revokeRewardCredits } from '../credits/credits.ts';
import { readCreditLedger } from '../credits/read-ledger.ts';
import { handle } from '../core/handle.ts';

interface Settling extends EarnedReward, RewardAmount {
  readonly earnedAt: Instant;
  /** The cause's row by default. */
  readonly rule?: RewardRule;
}

/** Grants or rejects a reward; idempotent. @returns until when to wait; undefined once settled @throws StoreUnavailable */
export async function settleReward(
  dependencies: CreditDependencies,
  reward: Settling,
  context: CommandContext,
): Promise<Instant | undefined> {
  const { cause, causeId, userId, kind, credits, earnedAt, rule = rewardTable[cause] } = reward;
  const { journal } = dependencies;
  const { ledger } = await readCreditLedger(journal, { userId });
  const isSettled = isRewardSettled(ledger, reward);
  const facts = { account: await readStanding(dependencies, userId), earnedAt, isSettled, now: context.at };
  const decision = decideReward(rule, facts);
  switch (decision.outcome) {
    case 'wait':
      return decision.until;
    case 'settled':
      return undefined;
    case 'grant':
      await grantRewardCredits(dependencies, userId, { cause, causeId, kind, credits }, context);
      return undefined;
    case 'refuse': {
      const { because } = decision;
      await handle(journal, rewardStream, rewardId(reward), { ...context, userId }, (state) =>
        refuseReward(state, { cause, causeId, userId, because }),
      );
      return undefined;
    }
  }
}

/** Revokes a reward after its cause was withdrawn, or prevents its grant. @throws StoreUnavailable */
export async function withdrawReward(
  dependencies: CreditDependencies,
  { cause, causeId, userId, kind, credits }: EarnedReward & RewardAmount,
  context: CommandContext,
): Promise<void> {
  await revokeRewardCredits(dependencies, userId, { cause, causeId, kind, credits }, context);
}

async function readStanding(
  { journal }: CreditDependencies,
  userId: string,
): Promise<RewardFacts['account']> {
  const events = await journal.read(accountStream, accountStream.nameOf(userId));
  const account = fold(accountStream, events);
  const registeredAt = events[0]?.metadata.at ?? '';
  const isOpen = account.status === 'active' || account.status === 'blocked';
  return { status: account.status, isVerified: isOpen && account.isVerified, registeredAt };
}
