import { Text } from '@mantine/core';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { sections } from '#domain/question-types/section.ts';
import { sectionNames } from '#student/components/section-names.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import type { FigureOfScale, SittingEstimate } from './named-figures.ts';
import { TableScroll } from '#student/components/tables/table-scroll.tsx';
import tableStyles from '#student/components/tables/table.module.css';
import styles from './scorecards.module.css';

interface Props {
  readonly estimate: SittingEstimate;
  readonly examType: ExamType;
}

const hasKnownWeights = (examType: ExamType) => examType === 'new_format' || examType === 'ukvi';

export function Computed({ estimate, examType }: Props) {
  const { overall, skills, types } = estimate;
  return (
    <details className={`quiet-summary ${styles['scorecard-computed']}`}>
      <summary>How this was computed</summary>
      <Text size="sm" mt="xs">
        Each type counts by its share of its points, times what the type is worth{' '}
        {hasKnownWeights(examType)
          ? 'in the skill: a public estimate of the exam’s weights'
          : 'in the skill: its share of the points of a whole exam'}
        . Types that were not in this test are left out, and the weights of the others are scaled up to 100%.
        We turn the total into 10 to 90 in a straight line, because the exam does not publish its own formula.
      </Text>
      {sections.map((skill) => {
        const figure = skills[skill];
        return (
          figure && (
            <Sum
              key={skill}
              name={sectionNames[skill]}
              figure={figure}
              parts={types.map((type) => ({ ...type, weight: type.worth[skill] ?? 0 }))}
            />
          )
        );
      })}
      {overall && (
        <Text size="sm" mt="sm">
          <strong>
            Overall: ({sections.map((skill) => skills[skill]?.value).join(' + ')}) ÷ 4 = {overall.value}
          </strong>
        </Text>
      )}
      <Text size="sm" mt="sm">
        The overall estimate is the average of the four skills. The range comes from drawing these answers
        again 400 times, with repetition. Each draw adds two questions that may go either way, and answers
        without a score may go either way too. Nine of ten draws lie within the range, and it is never
        narrower than so few answers allow.
      </Text>
    </details>
  );
}

interface SumProps {
  readonly name: string;
  readonly figure: FigureOfScale;
  readonly parts: readonly (SittingEstimate['types'][number] & { readonly weight: number })[];
}

function Sum({ name, figure, parts }: SumProps) {
  const counted = parts.flatMap(({ type, share, weight }) =>
    share === undefined || weight === 0 ? [] : [{ type, share, weight }],
  );
  const worth = counted.reduce((sum, { weight }) => sum + weight, 0);
  const total = counted.reduce((sum, { share, weight }) => sum + (share * weight) / worth, 0);
  return (
    <TableScroll label={`${name}, computed`}>
      <table className={`${tableStyles['table']} ${tableStyles['of-figures']}`}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Share of its points</th>
            <th scope="col">Worth here</th>
            <th scope="col">Contribution</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ type, share, weight }) => (
            <tr key={type}>
              <th scope="row">{fullTypeName(type)}</th>
              <td>{tenths(share)}</td>
              <td>{tenths(weight / worth)}</td>
              <td>{tenths((share * weight) / worth)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              10 + 80 × {tenths(total)} = {figure.value}
            </th>
            <td />
            <td>100%</td>
            <td>{tenths(total)}</td>
          </tr>
        </tbody>
      </table>
    </TableScroll>
  );
}

const tenths = (share: number) => `${(100 * share).toFixed(1)}%`;
