import { haveSameKey, type Question } from '#domain/question-types/registry.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { call, failureOf, ifUnchanged } from '#console/core/api.ts';
import type { WholeQuestion } from '../seen-question.ts';
import { CheckedForm } from './checked-form.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { errorsOfServer, formSchema } from './form-schema.ts';
import type { QuestionForm } from './form-shape.ts';
import { forgetKept, readKept, useKeeping } from './kept-form.ts';
import { formOf, haveSameContent } from './question-form.ts';
import { Preview } from './preview.tsx';
import { QuestionInputs } from './question-inputs.tsx';
import { rebase } from './rebase.ts';
import { SaveDialog } from './save-dialog.tsx';
import { useSameCommand } from '#console/core/use-same-command.ts';

interface Kept {
  readonly base: WholeQuestion;
  readonly form: QuestionForm;
}
interface Start extends Kept {
  readonly isFromBefore: boolean;
}

export const QuestionEditor = ({ seen }: { seen: WholeQuestion }) => {
  const [start, setStart] = useState<Start>(() => {
    const found = readKept(seen.id) as Kept | undefined;
    return { base: seen, form: formOf(seen.question), ...found, isFromBefore: found !== undefined };
  });
  const [count, setCount] = useState(0);
  const [toSave, setToSave] = useState<Question>();
  const startFrom = (base: WholeQuestion, form: QuestionForm) => {
    setStart({ base, form, isFromBefore: false });
    setCount(count + 1);
  };
  return (
    <CheckedForm key={count} start={start.form} onSubmit={setToSave}>
      <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
        <Editor
          {...start}
          toSave={toSave}
          onClose={() => setToSave(undefined)}
          onDrop={() => startFrom(seen, formOf(seen.question))}
          startFrom={startFrom}
        />
        <Preview />
      </Box>
    </CheckedForm>
  );
};

interface EditorProps extends Pick<Start, 'base' | 'isFromBefore'> {
  /** The question to confirm before it is saved. */
  readonly toSave: Question | undefined;
  readonly onClose: () => void;
  readonly onDrop: () => void;
  readonly startFrom: (base: WholeQuestion, form: QuestionForm) => void;
}

const Editor = ({ base, isFromBefore, toSave, onClose, onDrop, startFrom }: EditorProps) => {
  const form = useWatch<QuestionForm>() as QuestionForm;
  const [newer, setNewer] = useState<WholeQuestion>();

  const stored = formOf(base.question);
  const isChanged = !haveSameContent(form, stored);
  useKeeping(base.id, isChanged ? ({ base, form } satisfies Kept) : undefined);
  const question = formSchema.safeParse(form).data;

  const save = useRevise(base, { onNewer: setNewer, onClose });
  const rebased = newer && rebase(stored, form, formOf(newer.question));
  return (
    <Stack spacing={3} sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 860, flex: 1, minWidth: 0 }}>
      {isFromBefore && (
        <Alert severity="info" action={<Button onClick={onDrop}>Discard them</Button>}>
          These are your unsaved changes.
        </Alert>
      )}
      {newer && rebased && (
        <ConflictAlert
          base={base}
          newer={newer}
          both={rebased.both}
          onRebase={() => startFrom(newer, rebased.form)}
          onTakeNewer={() => startFrom(newer, formOf(newer.question))}
        />
      )}
      <ErrorSummary />
      <QuestionInputs />
      {question && !haveSameKey(base.question, question) && (
        <Alert severity="warning" role="status">
          You changed the right answer. Saving scores every answer again.
        </Alert>
      )}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          py: 1.5,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          zIndex: 1,
        }}
      >
        <Button type="submit" variant="contained" size="large" disabled={!isChanged || newer !== undefined}>
          Save as new revision
        </Button>
      </Box>
      {toSave && (
        <SaveDialog
          before={base.question}
          after={toSave}
          revision={base.revision + 1}
          onClose={onClose}
          onSave={(reason, reasonsStand) => save(toSave, reason, reasonsStand)}
        />
      )}
    </Stack>
  );
};

interface Revising {
  /** Called if another admin saved a newer revision. */
  readonly onNewer: (newer: WholeQuestion) => void;
  readonly onClose: () => void;
}

/** Saves a revision of `base`; server errors appear at their fields. */
function useRevise(base: WholeQuestion, { onNewer, onClose }: Revising) {
  const { getOne } = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const { setError } = useFormContext<QuestionForm>();
  return async (after: Question, reason: string, reasonsStand: boolean) => {
    const input = { question: after, reason, reasonsStand };
    try {
      const options = { ...ifUnchanged(base), ...commandFor(input) };
      const { revision, changesKey } = (await call(reviseQuestion, input, options)).body;
      forgetKept(base.id);
      const saved = `Saved as revision ${revision}.`;
      notify(changesKey ? `${saved} Answers are being scored again.` : saved, { type: 'success' });
      redirect(changesKey ? `/questions/${base.id}/show/revisions` : `/questions/${base.id}/show`);
    } catch (error) {
      const { code, fields = {} } = failureOf(error);
      if (code === 'revision_conflict') {
        const { data } = await getOne<WholeQuestion>('questions', { id: base.id });
        onNewer(data);
      } else if (code === 'invalid_input' && !('reason' in fields)) {
        for (const [place, message] of Object.entries(errorsOfServer(after, fields))) {
          setError(place as 'title', { message });
        }
      } else throw error;
      onClose();
    }
  };
}
