import { NativeSelect, Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sections } from '#domain/question-types/section.ts';
import { mockTestsQuery } from '#student/queries/mock-tests.ts';
import { courseNames, figureIn, scoredSittings, type ScoredSitting } from './course.ts';
import tableStyles from '#student/components/tables/table.module.css';
import styles from './compare.module.css';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const titleOf = ({ name, startedAt }: ScoredSitting) => `${name}, ${moment.format(new Date(startedAt))}`;

export function Compare({ sessionId }: { readonly sessionId: string }) {
  const { data } = useQuery(mockTestsQuery());
  const [chosen, setChosen] = useState('');
  const sittings = scoredSittings(data?.mockTests ?? []);
  const own = sittings.find((one) => one.sessionId === sessionId);
  const others = sittings.filter((one) => one.sessionId !== sessionId).toReversed();
  if (!own || others.length === 0) return null;
  const other = others.find((one) => one.sessionId === chosen);
  return (
    <Paper
      withBorder
      p={{ base: 'md', xs: 'lg' }}
      component="section"
      aria-labelledby="compare"
      data-not-printed
    >
      <Title order={2} size="h4" id="compare" mb="sm">
        Compare with another test
      </Title>
      <NativeSelect
        label="The other test"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: '', label: 'Choose a test' },
          ...others.map((one) => ({ value: one.sessionId, label: titleOf(one) })),
        ]}
      />
      {other && <SideBySide own={own} other={other} />}
    </Paper>
  );
}

function SideBySide({ own, other }: { readonly own: ScoredSitting; readonly other: ScoredSitting }) {
  const rows = (['overall', ...sections] as const).flatMap((key) => {
    const [here, there] = [figureIn(own.figures, key), figureIn(other.figures, key)];
    return here || there ? [{ key, here, there }] : [];
  });
  return (
    <table className={`${tableStyles['table']} ${tableStyles['of-figures']} ${styles['compare']}`}>
      <thead>
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Other test</th>
          <th scope="col">This test</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, here, there }) => (
          <tr key={key}>
            <th scope="row">{courseNames[key]}</th>
            <td>{there ? `${there.value} (${there.low}–${there.high})` : '–'}</td>
            <td>{here ? `${here.value} (${here.low}–${here.high})` : '–'}</td>
            <td>{here && there ? changeOf(here.value - there.value) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const changeOf = (points: number): string =>
  points === 0 ? 'none' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
