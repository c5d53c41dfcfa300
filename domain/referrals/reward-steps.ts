import { z } from 'zod';
import { testCreditKindSchema } from '../credits/credit-kinds.ts';

/** The reward for a number of friends. */
export const rewardStepSchema = z.object({
  joined: z.int().min(1),
  kind: testCreditKindSchema,
  credits: z.int().min(1),
});
export type RewardStep = z.infer<typeof rewardStepSchema>;

/** The specification names no amounts. */
export const referralRewards = {
  friend: { kind: 'sectional_test', credits: 1 },
  /** For the referring student, each step once. */
  steps: [
    { joined: 1, kind: 'sectional_test', credits: 1 },
    { joined: 3, kind: 'full_test', credits: 1 },
    { joined: 5, kind: 'full_test', credits: 2 },
  ],
} as const satisfies {
  readonly friend: Omit<RewardStep, 'joined'>;
  readonly steps: readonly RewardStep[];
};

export const earnedSteps = (joined: number): RewardStep[] =>
  referralRewards.steps.filter((step) => step.joined <= joined);

export const nextStep = (joined: number): RewardStep | null =>
  referralRewards.steps.find((step) => step.joined > joined) ?? null;
