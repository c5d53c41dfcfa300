import { rewardFindings } from './prove-rewards.ts';
import type { RewardsReport } from './run-rewards.ts';

export function rewardsTable({ seed, seconds, kills, proof, surprises }: RewardsReport): string {
  const row = (label: string, value: string) => `${label.padEnd(22)} ${value}`;
  const off = rewardFindings(proof, surprises);
  return [
    row('Kills', `${kills} in ${seconds.toFixed(0)} s`),
    row('Surveys completed', `${proof.completed}, answers discarded of ${proof.withdrawn}`),
    row('Rewards lost, twice', `${proof.lost.length}, ${proof.twice.length}`),
    row('Seed', seed),
    '',
    ...(off.length === 0
      ? ['Nothing is off.']
      : [`${off.length} findings:`, ...off.slice(0, 40).map((what) => `  ${what}`)]),
  ].join('\n');
}
