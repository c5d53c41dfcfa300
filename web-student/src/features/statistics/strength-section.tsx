import { Button, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { DataTable } from '#student/components/tables/data-table.tsx';
import { StrengthList } from './strength-list.tsx';
import { ranked, type NamedStrength } from './strengths.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly of: string;
  readonly strengths: readonly NamedStrength[];
  readonly rankedAs?: string;
  /** Types to practise while there are too few answers to name the weakest. */
  readonly toWin?: readonly NamedStrength[];
}

export function StrengthSection({ id, title, of, strengths, rankedAs, toWin = [] }: Props) {
  const shown = rankedAs === undefined ? strengths : strengths.filter(({ answered }) => answered > 0);
  if (shown.length === 0 && toWin.length === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="sm">
        {title}
      </Title>
      {rankedAs === undefined ? (
        <StrengthList strengths={shown} />
      ) : (
        <Ranking strengths={shown} all={rankedAs} toWin={toWin} />
      )}
      <DataTable
        caption={title}
        heads={[of, 'Answers', 'Points', 'Share', 'Range']}
        rows={shown.map(({ key, name, answered, points, maximum, percent, low, high }) => ({
          key,
          cells: [
            name,
            String(answered),
            `${rounded(points)}/${rounded(maximum)}`,
            percent === null ? '–' : `${Math.round(percent)}%`,
            answered === 0 ? '–' : `${Math.round(low)}–${Math.round(high)}%`,
          ],
        }))}
      />
    </Paper>
  );
}

const rounded = (points: number) => String(Math.round(points * 10) / 10);

interface RankingProps {
  readonly strengths: readonly NamedStrength[];
  readonly all: string;
  readonly toWin: readonly NamedStrength[];
}

function Ranking({ strengths, all, toWin }: RankingProps) {
  const [showsRest, setShowsRest] = useState(false);
  const { weakest, strongest, rest, compared } = ranked(strengths);
  return (
    <>
      {weakest.length === 0 && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            Not enough answers yet to compare. About 15 answers of one kind are enough.
          </Text>
          <Part title="Most points to win" strengths={toWin} isToPractise />
        </>
      )}
      {compared > 0 && compared < strengths.length && (
        <Text size="sm" c="dimmed" mb="sm">
          {compared} of your {strengths.length} {all} have enough answers to compare.
        </Text>
      )}
      <Part title="Weakest" strengths={weakest} isToPractise />
      <Part title="Strongest" strengths={strongest.toReversed()} />
      {showsRest && <Part title="The others" strengths={rest} />}
      {rest.length > 0 && !showsRest && (
        <Button variant="default" mb="sm" onClick={() => setShowsRest(true)}>
          All {all} ({strengths.length})
        </Button>
      )}
    </>
  );
}

interface PartProps extends Pick<Props, 'title' | 'strengths'> {
  readonly isToPractise?: boolean;
}

function Part({ title, strengths, isToPractise = false }: PartProps) {
  if (strengths.length === 0) return null;
  return (
    <>
      <Title order={3} size="h6" mb="xs">
        {title}
      </Title>
      <StrengthList strengths={strengths} isToPractise={isToPractise} />
    </>
  );
}
