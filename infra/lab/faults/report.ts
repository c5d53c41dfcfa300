import { allParts } from './kill-order.ts';
import { findings, type FaultsReport } from './run-faults.ts';

export function tableOf(report: FaultsReport): string {
  const { seed, store, seconds, kills, load, events, sprints, corrections, analyses, readModels } = report;
  const row = (label: string, value: string) => `${label.padEnd(22)} ${value}`;
  const killed = allParts
    .map((part) => ({ part, times: kills.filter((kill) => kill.part === part).length }))
    .filter(({ times }) => times > 0)
    .map(({ part, times }) => `${part} ${times}`);
  const again = Math.max(0, ...kills.map(({ againMs }) => againMs));
  const { sittings, fairTime, workerBackMs } = report;
  const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
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
      'Events',
      `${events.events} events in ${events.streams} streams, ${events.disorder.length} out of order`,
    ),
    row(
      'Sprints',
      `${sprints.started} started, ${sprints.byClock} ended by the clock (at most ${(sprints.latestMs / 1000).toFixed(1)} s late), ` +
        `${sprints.byStudent} by students, ${sprints.unfinished.length} unfinished`,
    ),
    row(
      'Whole tests',
      `${sittings.started} sat, ${sittings.answers} answers, ${sittings.spoken} of them spoken, ` +
        `${sittings.ranOut} clocks ran out, ${sittings.unfinished.length} without a result`,
    ),
    row(
      'Their answers',
      `${load.answers.length} acknowledged, ${sittings.lostAnswers.length} lost, ` +
        `${sittings.doubledAnswers.length} doubled, ${report.lostRecordings.length} recordings lost`,
    ),
    row(
      'Sections',
      `${sittings.byClock} ended by the clock, at most ${inSeconds(sittings.latestMs)} late with a worker up, ` +
        `${inSeconds(sittings.latestAfterMs)} after one was back`,
    ),
    row(
      'Fair time',
      `${fairTime.seconds.toFixed(1)} s given back in ${fairTime.times} stretches of ${fairTime.outages} outages, ` +
        `noted within ${inSeconds(fairTime.furthestMs)} of what was seen`,
    ),
    row(
      'Worker back after',
      `${inSeconds(workerBackMs[Math.floor(workerBackMs.length / 2)] ?? 0)} at the median, ` +
        `${inSeconds(workerBackMs.at(-1) ?? 0)} at most`,
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
    row('Store', store),
    row('Seed', seed),
    '',
    ...(off.length === 0
      ? ['Nothing is off.']
      : [`${off.length} findings:`, ...off.slice(0, 40).map((what) => `  ${what}`)]),
  ].join('\n');
}
