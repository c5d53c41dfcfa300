import { averagePercent, averageSeconds, type TypeStatistics } from '#domain/statistics/type-statistics.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { clockText } from '#student/core/server-clock.ts';
import styles from '#student/components/tables/table.module.css';

export function StatisticsTable({ types }: { readonly types: readonly TypeStatistics[] }) {
  return (
    <table className={`${styles['table']} ${styles['of-figures']}`}>
      <caption>Your answers, by type</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Answered</th>
          <th scope="col">Right</th>
          <th scope="col">Average</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {types.map((statistics) => (
          <tr key={statistics.type}>
            <th scope="row">{fullTypeName(statistics.type)}</th>
            <td>{statistics.answered}</td>
            <td>{statistics.right}</td>
            <td>{averagePercent(statistics) ?? 0}%</td>
            <td>{clockText(averageSeconds(statistics) ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
