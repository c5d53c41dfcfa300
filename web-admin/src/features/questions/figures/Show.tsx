import type { QuestionFigures, WholeQuestionFigures } from '#domain/questions/figures-contract.ts';
import { Button, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { SimpleShowLayout, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { SmallTable } from '#console/components/lists/small-table.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { Flags } from './flags.tsx';
import { PartsByThirds } from './parts-by-thirds.tsx';
import { PointsByPlace } from './points-by-place.tsx';
import { decimals, percent } from './words.ts';

/** The row from the list lacks some fields until the page loads. */
type Seen = QuestionFigures & Partial<WholeQuestionFigures>;

const Name = () => {
  const row = useRecordContext<Seen>();
  return row ? `Figures of ${row.id}` : null;
};

const Actions = () => {
  const row = useRecordContext<Seen>();
  if (!row) return null;
  const filter = encodeURIComponent(JSON.stringify({ uid: row.id }));
  return (
    <TopToolbar>
      <Button component={RouterLink} to={`/attempts?filter=${filter}`}>
        See answers
      </Button>
      <Button component={RouterLink} to={`/questions/${row.id}`}>
        Revise
      </Button>
    </TopToolbar>
  );
};

const Whole = () => {
  const row = useRecordContext<Seen>();
  if (row?.parts === undefined) return null;
  const { answers, share, seconds, discrimination, place, standardError } = row;
  const { parts = [], months = [], places = [], right = 0 } = row;
  return (
    <Stack spacing={2}>
      <Flags />
      <Typography>
        {answers === 1 ? 'One answer' : `${answers} answers`}, {right} right; {percent(share)} of the points,{' '}
        {Math.round(seconds)} s on average. Discrimination {decimals(discrimination)}. Difficulty{' '}
        {decimals(place)} ± {decimals(standardError)}.
      </Typography>
      <PointsByPlace place={place} places={places} />
      {parts.length > 0 && <PartsByThirds parts={parts} />}
      <SmallTable
        label="By month"
        columns={['Month', 'Answers', 'Points']}
        rightAligned={['Answers', 'Points']}
      >
        {months.map((each) => (
          <TableRow key={each.month}>
            <TableCell>{each.month}</TableCell>
            <TableCell align="right">{each.answers}</TableCell>
            <TableCell align="right">{percent(each.share)}</TableCell>
          </TableRow>
        ))}
      </SmallTable>
      <Typography variant="body2" color="textSecondary">
        Counts first answers by students with an account that took at least two seconds and were given before
        the key was shown. A student’s level comes from the other answers in the skill, once there are five.
      </Typography>
    </Stack>
  );
};

export const Show = () => (
  <ShowPage<Seen> title={<Name />} actions={<Actions />}>
    <SimpleShowLayout>
      <Whole />
    </SimpleShowLayout>
  </ShowPage>
);
