import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import {
  Alert,
  Box,
  Card,
  CardContent,
  Chip,
  LinearProgress,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useRecordContext } from 'react-admin';
import { localTime } from '#console/components/moment.tsx';
import type { QuestionRevisions } from './question-revisions.ts';
import { answersInWords } from '../words.ts';
import { DiffView } from '#console/components/diff-view.tsx';
import { questionDiff } from './question-diff.ts';
import { rescoringProgress, type RescoringProgress } from './rescoring-progress.ts';
import { useRevisions } from './use-revisions.ts';

export const Revisions = () => {
  const question = useRecordContext<AdminQuestion>();
  return question ? <RevisionsOf key={question.id} uid={question.id} /> : null;
};

const RevisionsOf = ({ uid }: { uid: string }) => {
  const { data, error, isStuck } = useRevisions(uid);
  if (error && !data) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={200} />;
  const progress = rescoringProgress(data.revisions);
  return (
    <Stack spacing={2} sx={{ py: 1 }}>
      {progress && progress.total > 0 && <Progress progress={progress} isStuck={isStuck} />}
      {data.revisions.map((revision, index) => (
        <Revision key={revision.revision} revision={revision} before={data.revisions[index + 1]} />
      ))}
    </Stack>
  );
};

const Progress = ({ progress, isStuck }: { progress: RescoringProgress; isStuck: boolean }) => {
  const { done, total, keyRevision } = progress;
  const isOver = done === total;
  return (
    <Alert severity={isOver ? 'success' : 'info'} role="status">
      {isOver
        ? `Every answer has been scored with the key of revision ${keyRevision}: ${answersInWords(total)}.`
        : `Scored by the key of revision ${keyRevision}: ${done} of ${answersInWords(total)}.`}
      {isStuck &&
        ' No progress right now. Answers of deleted accounts are not scored again. For anything else, check the health page.'}
      {!isOver && (
        <LinearProgress
          variant="determinate"
          value={(done / total) * 100}
          aria-label="Answers scored again"
          sx={{ mt: 1 }}
        />
      )}
    </Alert>
  );
};

type OneRevision = QuestionRevisions['revisions'][number];

const Revision = ({ revision, before }: { revision: OneRevision; before: OneRevision | undefined }) => (
  <Card component="section" aria-label={`Revision ${revision.revision}`}>
    <CardContent>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h6">
          Revision {revision.revision}
        </Typography>
        {revision.changesKey && <Chip size="small" color="warning" variant="outlined" label="Changed key" />}
        <Chip size="small" variant="outlined" label={answersInWords(revision.attempts)} />
        <Typography color="textSecondary" component="time" dateTime={revision.at}>
          {localTime(revision.at)}
        </Typography>
      </Stack>
      <Typography sx={{ mb: before ? 1.5 : 0, overflowWrap: 'anywhere' }}>
        {revision.reason === null ? 'Drafted.' : `Reason: ${revision.reason}`}
      </Typography>
      {before && (
        <Box>
          <DiffView parts={questionDiff(before.question, revision.question)} />
        </Box>
      )}
    </CardContent>
  </Card>
);
