import { catalogue } from '#domain/question-types/catalogue.ts';
import { sections } from '#domain/question-types/section.ts';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { clockText } from '#student/core/server-clock.ts';
import type { SittingEstimate } from './named-figures.ts';
import { TableScroll } from '#student/components/tables/table-scroll.tsx';
import tableStyles from '#student/components/tables/table.module.css';
import styles from './scorecards.module.css';

interface Props {
  readonly types: SittingEstimate['types'];
  readonly questions: MockTestResult['questions'];
}

export function TypeTable({ types, questions }: Props) {
  return (
    <TableScroll label="Question types, table">
      <table className={`${tableStyles['table']} ${tableStyles['of-figures']} ${styles['scorecard-types']}`}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Points</th>
            <th scope="col">Share</th>
            <th scope="col">Worth</th>
            <th scope="col">Time, target</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ type, points, maximum, share, worth, unscored }) => (
            <tr key={type}>
              <th scope="row">
                {fullTypeName(type)}
                <small className={styles['scorecard-more']}>
                  {[...worthTexts(worth), timeOf(type, questions)].join(' · ')}
                </small>
              </th>
              <td>
                {maximum > 0 ? `${tenth(points)}/${tenth(maximum)}` : '–'}
                {unscored > 0 && <small> {unscored} without</small>}
              </td>
              <td>{share === undefined ? '–' : percent(share)}</td>
              <td>
                {worthTexts(worth).map((text) => (
                  <span key={text} className={styles['scorecard-worth']}>
                    {text}
                  </span>
                ))}
              </td>
              <td>{timeOf(type, questions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const percent = (share: number) => `${Math.round(100 * share)}%`;
const tenth = (points: number) => String(Math.round(10 * points) / 10);

const worthTexts = (worth: SittingEstimate['types'][number]['worth']) =>
  sections.flatMap((skill) =>
    worth[skill] === undefined ? [] : [`${percent(worth[skill])} of ${sectionNames[skill]}`],
  );

function timeOf(type: SittingEstimate['types'][number]['type'], questions: Props['questions']): string {
  const seconds = questions.flatMap(({ question, secondsUsed }) =>
    question.type === type && secondsUsed !== undefined ? [secondsUsed] : [],
  );
  const target = clockText(catalogue[type].targetTime);
  if (seconds.length === 0) return `–, ${target}`;
  return `${clockText(seconds.reduce((sum, each) => sum + each, 0) / seconds.length)}, ${target}`;
}
