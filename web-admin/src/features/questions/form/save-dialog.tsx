import { haveSameKey, type Question } from '#domain/question-types/registry.ts';
import { reasonsToReview } from '#domain/questions/reasons-to-review.ts';
import { Alert, AlertTitle, Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { ReasonDialog } from '#console/components/acts/reason-dialog.tsx';
import { partsWithReasons } from '../kinds/kinds.ts';
import { DiffView } from '#console/components/diff-view.tsx';
import { questionDiff } from '../revisions/question-diff.ts';
import { sumOf } from '../revisions/rescoring-progress.ts';
import { useRevisions } from '../revisions/use-revisions.ts';
import { answersInWords } from '../words.ts';

interface SaveDialogProps {
  readonly before: Question;
  readonly after: Question;
  readonly revision: number;
  readonly onClose: () => void;
  readonly onSave: (reason: string, reasonsStand: boolean) => Promise<void>;
}

export const SaveDialog = ({ before, after, revision, onClose, onSave }: SaveDialogProps) => {
  const changesKey = !haveSameKey(before, after);
  const answers = useAnswers(after.uid);
  const unchanged = reasonsToReview(before, after);
  return (
    <ReasonDialog
      title={`Save as revision ${revision}`}
      width="md"
      confirm={changesKey ? 'Save and score again' : 'Save'}
      color={changesKey ? 'warning' : 'primary'}
      hint={
        changesKey
          ? 'Students whose score changes see it. Recorded in the history under your name.'
          : 'Recorded in the history under your name.'
      }
      onClose={onClose}
      act={(reason) => onSave(reason, unchanged.length > 0)}
    >
      {changesKey && <KeyWarning answers={answers} />}
      {unchanged.length > 0 && <OldReasons question={after} places={unchanged} />}
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650, mt: 1 }}>
        What changes
      </Typography>
      <DiffView parts={questionDiff(before, after)} />
    </ReasonDialog>
  );
};

const KeyWarning = ({ answers }: { answers: number | undefined }) => (
  <Alert severity="warning">
    <AlertTitle>The right answer changes</AlertTitle>
    {answers === 0
      ? 'It has no answers in practice yet; finished tests that asked it are scored again.'
      : `${answers === undefined ? 'All answers' : answersInWords(answers)} in practice will be scored again, and so will finished tests that asked it.`}{' '}
    The first score stays visible. Students whose score changes are notified, with your reason.
  </Alert>
);

const OldReasons = ({ question, places }: { question: Question; places: readonly number[] }) => {
  const names = partsWithReasons(question);
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      <AlertTitle>These reasons have not changed</AlertTitle>
      Students see them next to the new key. Go back and rewrite them, unless they are still correct.
      <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {places.map((place) => (
          <li key={place}>
            {names[place]}: {question.explanations[place]?.text}
          </li>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox name="stand" required />}
        label="I have read them, and they are correct"
      />
    </Alert>
  );
};

function useAnswers(uid: string): number | undefined {
  const { data } = useRevisions(uid);
  return data && sumOf(data.revisions);
}
