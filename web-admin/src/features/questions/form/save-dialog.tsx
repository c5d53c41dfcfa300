import { haveSameKey, type Question } from '#domain/question-types/registry.ts';
import { reasonsToReview } from '#domain/questions/reasons-to-review.ts';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState, type SyntheticEvent } from 'react';
import { formText } from '../../../components/form-text.ts';
import { DiffView } from '../revisions/diff-view.tsx';
import { questionDiff } from '../revisions/question-diff.ts';
import { thingsWithReasons } from '../mechanisms/outlines.ts';
import { sumOf } from '../revisions/rescoring-progress.ts';
import { useRevisions } from '../revisions/use-revisions.ts';
import { answersInWords } from '../words.ts';

interface SaveDialogProps {
  readonly before: Question;
  readonly after: Question;
  /** The revision that this becomes. */
  readonly revision: number;
  readonly onClose: () => void;
  /** What it throws is shown, and the dialog stays open with the reason as it was typed. */
  readonly onSave: (reason: string, reasonsStand: boolean) => Promise<void>;
}

/** Shows what would change, warns of another key, and asks for the reason. */
export const SaveDialog = ({ before, after, revision, onClose, onSave }: SaveDialogProps) => {
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const titleId = useId();
  const changesKey = !haveSameKey(before, after);
  const answers = useAnswers(after.uid);
  const unchanged = reasonsToReview(before, after);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = formText(new FormData(event.currentTarget), 'reason');
    setIsWaiting(true);
    setProblem(undefined);
    try {
      await onSave(reason, unchanged.length > 0);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsWaiting(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="md" onClose={isWaiting ? undefined : onClose} aria-labelledby={titleId}>
      {/* What changes may be long: it scrolls, and the buttons stay in view. */}
      <form
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>Save as revision {revision}</DialogTitle>
        <DialogContent dividers tabIndex={0}>
          {changesKey && <KeyWarning answers={answers} />}
          {unchanged.length > 0 && <OldReasons question={after} places={unchanged} />}
          <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650, mt: 1 }}>
            What changes
          </Typography>
          <DiffView parts={questionDiff(before, after)} />
          <TextField
            name="reason"
            label="Reason"
            required
            multiline
            minRows={2}
            sx={{ mt: 2 }}
            error={problem !== undefined}
            helperText={
              problem ??
              (changesKey
                ? 'Students whose score changes read it; it stands in the history, with your name.'
                : 'Stands in the history, with your name.')
            }
            slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose} disabled={isWaiting}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={changesKey ? 'warning' : 'primary'}
            loading={isWaiting}
          >
            {changesKey ? 'Save and score again' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const KeyWarning = ({ answers }: { answers: number | undefined }) => (
  <Alert severity="warning">
    <AlertTitle>The right answer becomes another one</AlertTitle>
    {answers === 0
      ? 'It has no answers in practice yet; finished tests that asked it are scored again.'
      : `${answers === undefined ? 'All answers' : answersInWords(answers)} in practice will be scored again, and so will finished tests that asked it.`}{' '}
    The first score of each stays visible, and students whose score changes are told, with your reason.
  </Alert>
);

/** What became right or wrong and still has the reason of before: the admin reads each, and says that it holds. */
const OldReasons = ({ question, places }: { question: Question; places: readonly number[] }) => {
  const names = thingsWithReasons(question);
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      <AlertTitle>These reasons are as they were</AlertTitle>
      Students read them beside the new key. Go back and write them anew, unless they still hold.
      <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {places.map((place) => (
          <li key={place}>
            {names[place]}: {question.explanations[place]?.text}
          </li>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox name="stand" required />}
        label="I have read them, and they hold"
      />
    </Alert>
  );
};

/** How many answers there are in practice; `undefined` while it is not known. */
function useAnswers(uid: string): number | undefined {
  const { data } = useRevisions(uid);
  return data && sumOf(data.revisions);
}
