import { Box, Stack, Typography } from '@mui/material';
import {
  ListContextProvider,
  Pagination,
  RecordContextProvider,
  ResourceContextProvider,
  useListController,
} from 'react-admin';
import { surveyResponses, type SurveyResponseRow } from '#domain/surveys/admin-contract.ts';
import { answerWords } from '#domain/surveys/survey-answers.ts';
import { ExportAllButton, type CsvColumns } from '#console/components/lists/export-all-button.tsx';
import { Failed } from '#console/components/failed.tsx';
import { Moment } from '#console/components/moment.tsx';
import { PersonField } from '#console/components/person-field.tsx';
import { StatusChip } from '#console/components/status-chip.tsx';
import { DiscardButton } from './discard-button.tsx';
import type { SeenSurvey } from './words.ts';

interface ResponsesProps {
  readonly survey: SeenSurvey;
}

export const Responses = ({ survey }: ResponsesProps) => {
  const resource = surveyResponses.name;
  const list = useListController<SurveyResponseRow>({
    resource,
    filter: { surveyId: survey.id },
    sort: { field: 'at', order: 'DESC' },
    perPage: 25,
    disableSyncWithLocation: true,
    storeKey: false,
  });
  const { data, error, refetch, total = 0 } = list;
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Typography component="h2" variant="h6">
            Answers
          </Typography>
          <ExportAllButton columns={csvOf(survey)} />
        </Stack>
        {error && data === undefined ? (
          <Failed error={error} onAgain={refetch} />
        ) : (
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data?.map((row) => (
              <Response key={row.id} survey={survey} row={row} />
            ))}
          </Stack>
        )}
        {data?.length === 0 && <Typography>No answers yet.</Typography>}
        {total > 0 && <Pagination />}
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

const csvOf = ({ questions }: SeenSurvey): CsvColumns<SurveyResponseRow> => ({
  User: ({ userId }) => userId,
  Completed: ({ at }) => at,
  Status: ({ status }) => status,
  ...Object.fromEntries(
    questions.map((question, place) => [
      `${place + 1}. ${question.text}`,
      ({ answers }: SurveyResponseRow) => answerWords(question, answers[place]),
    ]),
  ),
});

const Response = ({ survey, row }: ResponsesProps & { readonly row: SurveyResponseRow }) => (
  <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="div" variant="body2">
        <RecordContextProvider value={row}>
          <PersonField />
        </RecordContextProvider>
      </Typography>
      <Typography component="div" variant="body2" color="text.secondary">
        <Moment time={row.at} />
      </Typography>
      <StatusChip status={row.status} />
      {row.status === 'completed' && <DiscardButton row={row} />}
    </Stack>
    <Box component="dl" sx={{ m: 0 }}>
      {survey.questions.map((question, place) => (
        <Box key={`${place} ${question.text}`} sx={{ mt: 0.5 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {question.text}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {answerWords(question, row.answers[place]) || 'No answer'}
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
);
