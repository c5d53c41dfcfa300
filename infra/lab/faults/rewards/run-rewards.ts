import { logIn } from '../players/load.ts';
import { createPatientCaller } from '../players/patient-caller.ts';
import { runUnderKills, students, type KillOptions, type KillReport } from '../run-under-kills.ts';
import { proveRewards, type RewardProof } from './prove-rewards.ts';
import type { RewardBook } from './reward-book.ts';
import { discardSome, makeSurveys } from './survey-admin.ts';
import { surveyTaker } from './survey-taker.ts';

export interface RewardsOptions extends KillOptions {
  readonly rewards: number;
}

export type RewardsReport = KillReport<RewardProof>;

export function runRewards({ rewards, ...options }: RewardsOptions): Promise<RewardsReport> {
  return runUnderKills(options, async ({ installation, over }) => {
    const { baseUrl, admin } = installation;
    const adminCaller = await logIn(createPatientCaller(baseUrl, over), admin);
    const surveyIds = await makeSurveys(adminCaller, Math.ceil(rewards / students));
    const book: RewardBook = { completed: [], discarded: [], surprises: [] };
    return {
      surprises: book.surprises,
      progress: () => `${book.completed.length} completed`,
      student: ({ random, ...student }) =>
        surveyTaker({
          ...student,
          surveyIds,
          pace: () => ((options.kills * options.everyMs) / surveyIds.length) * random() * 1.5,
          book,
        }),
      beside: (isOver) => discardSome(adminCaller, book, isOver, over),
      prove: async (events) => {
        const proof = proveRewards(events, book);
        return { proof, isOpen: proof.lost.length > 0 || proof.kept.length > 0 };
      },
    };
  });
}
