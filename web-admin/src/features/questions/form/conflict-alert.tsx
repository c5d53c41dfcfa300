import { Alert, AlertTitle, Box, Button, Stack } from '@mui/material';
import type { WholeQuestion } from '../seen-question.ts';
import { DiffView } from '#console/components/diff-view.tsx';
import { questionDiff } from '../revisions/question-diff.ts';
import { fieldName } from './error-summary.tsx';
import type { QuestionForm } from './form-shape.ts';

interface ConflictAlertProps {
  readonly base: WholeQuestion;
  readonly newer: WholeQuestion;
  readonly both: readonly (keyof QuestionForm)[];
  readonly onRebase: () => void;
  readonly onTakeNewer: () => void;
}

export const ConflictAlert = ({ base, newer, both, onRebase, onTakeNewer }: ConflictAlertProps) => {
  const isRevised = newer.revision !== base.revision;
  return (
    <Alert severity="warning" role="alert" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>Another admin changed this question while you were editing it</AlertTitle>
      {isRevised
        ? `It is at revision ${newer.revision} now; you started from ${base.revision}. Nothing of yours was saved, and nothing is lost.`
        : `It is ${newer.status} now; its texts are as you saw them. Nothing of yours was saved, and nothing is lost.`}
      {isRevised && (
        <Box sx={{ my: 1.5 }}>
          <DiffView parts={questionDiff(base.question, newer.question)} />
        </Box>
      )}
      {both.length > 0 && (
        <Box sx={{ mb: 1 }}>
          You both changed: {both.map((field) => fieldName(base.question.type, field)).join(', ')}. If you
          keep your changes, your value replaces theirs.
        </Box>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button variant="contained" onClick={onRebase}>
          Keep my changes
        </Button>
        <Button onClick={onTakeNewer}>Discard mine and use the newer version</Button>
      </Stack>
    </Alert>
  );
};
