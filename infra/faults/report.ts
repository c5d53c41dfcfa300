import { parts } from './kill-order.ts';
import { findings, type FaultsReport } from './run-faults.ts';

/** The report as a table to be read. */
export function tableOf(report: FaultsReport): string {
  const { seed, seconds, kills, load, events, sprints, corrections, analyses, readModels } = report;
  const row = (label: string, value: string) => `${label.padEnd(22)} ${value}`;
  const killed = parts.map((part) => `${part} ${kills.filter((kill) => kill.part === part).length}`);
  const again = Math.max(0, ...kills.map(({ againMs }) => againMs));
  const off = findings(report);
  return [
    row(
      'Kills',
      `${kills.length} in ${seconds.toFixed(0)} s: ${killed.join(', ')}; slowest restart ${(again / 1000).toFixed(1)} s`,
    ),
    row(
      'Commands',
      `${load.commands}, ${load.retried} sent again for an answer that was lost, ${load.refused} refused by the clock`,
    ),
    row('Acknowledged', `${load.promised.length} events promised`),
    row('Lost', String(events.lost.length)),
    row('Duplicated', String(events.duplicated.length)),
    row(
      'Store',
      `${events.events} events in ${events.streams} streams, ${events.disorder.length} out of order`,
    ),
    row(
      'Sprints',
      `${sprints.started} started, ${sprints.byClock} ended by the clock (at most ${(sprints.latestMs / 1000).toFixed(1)} s late), ` +
        `${sprints.byStudent} by students, ${sprints.unfinished.length} unfinished`,
    ),
    row(
      'Corrected key',
      `${corrections.rescored} answers scored again, ${corrections.left.length} left, ${corrections.tooOften.length} too often`,
    ),
    row(
      'Analyses',
      `${analyses.submitted} written answers, ${analyses.scored} scored, ${analyses.failed} failed, ` +
        `${analyses.waiting.length} left, ${analyses.tooOften.length} too often`,
    ),
    ...readModels.map(({ name, rows, isEqual }) =>
      row(
        `Read model ${name}`,
        `${rows} rows, ${isEqual ? 'equal to its rebuild' : 'NOT equal to its rebuild'}`,
      ),
    ),
    row('Seed', seed),
    '',
    ...(off.length === 0
      ? ['Nothing is off.']
      : [`${off.length} findings:`, ...off.slice(0, 40).map((what) => `  ${what}`)]),
  ].join('\n');
}
