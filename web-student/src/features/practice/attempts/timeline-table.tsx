import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { clockText } from '#student/core/server-clock.ts';
import { stepInWords } from './timeline-words.ts';
import styles from '#student/components/tables/table.module.css';

interface Props {
  readonly timeline: readonly TimelineStep[];
  readonly view: QuestionView;
}

export function TimelineTable({ timeline, view }: Props) {
  return (
    <details>
      <summary>{timeline.length === 1 ? 'One step' : `${timeline.length} steps`} as a list</summary>
      <table className={`${styles['table']} ${styles['of-words']}`}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What you did</th>
          </tr>
        </thead>
        <tbody>
          {timeline.map((step, index) => (
            <tr key={index}>
              <td className="digits">{clockText(step.atMs / 1000)}</td>
              <td>{stepInWords(step, view)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
