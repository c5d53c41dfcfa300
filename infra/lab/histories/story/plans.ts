import type { Client } from '#domain/core/client.ts';
import { endStudyPlan, saveStudyPlan } from '#domain/study-plan/contract.ts';

const plan = { examDate: '2099-06-30', targetScore: 70, weekdays: [1, 3, 5], minutesAWeek: 180 };

export async function planAndGiveUp(user: Client): Promise<void> {
  await user.call(saveStudyPlan, plan);
  await user.call(saveStudyPlan, { ...plan, reminder: { hour: 7, timeZone: 'Asia/Kolkata' } });
  await user.call(endStudyPlan, {});
}
