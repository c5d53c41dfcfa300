import { purchaseFindings } from './prove-purchases.ts';
import type { PurchasesReport } from './run-purchases.ts';

export function purchasesTable({ seed, seconds, kills, proof, surprises }: PurchasesReport): string {
  const row = (label: string, value: string) => `${label.padEnd(22)} ${value}`;
  const inUnits = (money: Readonly<Record<string, number>>) =>
    Object.entries(money)
      .map(([currency, amount]) => `${amount} ${currency}`)
      .join(', ');
  const off = purchaseFindings(proof, surprises);
  return [
    row('Kills', `${kills} in ${seconds.toFixed(0)} s`),
    row('Purchases', `${proof.paid} paid, ${proof.unpaid} not`),
    row(
      'Granted late',
      `${proof.late.length}; the latest ${(proof.latestMs / 1000).toFixed(1)} s after all was back`,
    ),
    row('Money at the till', `${inUnits(proof.tillMoney)}, in the smallest units`),
    row('Money in the events', inUnits(proof.eventMoney)),
    row('Seed', seed),
    '',
    ...(off.length === 0
      ? ['Nothing is off.']
      : [`${off.length} findings:`, ...off.slice(0, 40).map((what) => `  ${what}`)]),
  ].join('\n');
}
