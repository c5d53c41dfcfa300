import { haveSameKey } from '#domain/question-types/registry.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import { call, failureOf, ifUnchanged } from '../../../core/api.ts';
import type { WholeQuestion } from '../seen-question.ts';
import { checkForm, errorsOfServer, type FieldErrors } from './check-form.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import { forgetKept, readKept, useKeeping } from './kept-form.ts';
import { ErrorSummary, focusField, QuestionFields } from './question-fields.tsx';
import { type QuestionForm } from './form-shape.ts';
import { formOf } from './question-form.ts';
import { rebase } from './rebase.ts';
import { SaveDialog } from './save-dialog.tsx';
import { useSameCommand } from './use-same-command.ts';

interface Kept {
  readonly base: WholeQuestion;
  readonly form: QuestionForm;
}

/** The form of a question that is in the bank; what is saved becomes its next revision. */
export const QuestionEditor = ({ seen }: { seen: WholeQuestion }) => {
  const { getOne } = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const [found] = useState(() => readKept(seen.id) as Kept | undefined);
  const [base, setBase] = useState(found?.base ?? seen);
  const [form, setForm] = useState(found?.form ?? formOf(seen.question));
  const [isFromBefore, setIsFromBefore] = useState(found !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [newer, setNewer] = useState<WholeQuestion>();
  const [isSaving, setIsSaving] = useState(false);

  const stored = formOf(base.question);
  const isChanged = JSON.stringify(form) !== JSON.stringify(stored);
  useKeeping(seen.id, isChanged ? ({ base, form } satisfies Kept) : undefined);
  const checked = checkForm(form);
  const question = checked.errors === undefined ? checked.question : undefined;

  const start = (from: WholeQuestion, changed: QuestionForm) => {
    setBase(from);
    setForm(changed);
    setErrors({});
    setNewer(undefined);
    setIsFromBefore(false);
  };

  const ask = () => {
    setErrors(checked.errors ?? {});
    if (checked.errors === undefined) setIsSaving(true);
    else focusField(Object.keys(checked.errors)[0] ?? '');
  };

  const save = async (reason: string, reasonsStand: boolean) => {
    if (!question) return;
    const input = { question, reason, reasonsStand };
    try {
      const options = { ...ifUnchanged(base), ...commandFor(input) };
      const { revision, changesKey } = (await call(reviseQuestion, input, options)).body;
      forgetKept(base.id);
      notify(
        changesKey
          ? `Saved as revision ${revision}. Answers are being scored again.`
          : `Saved as revision ${revision}.`,
        { type: 'success' },
      );
      redirect(changesKey ? `/questions/${base.id}/show/revisions` : `/questions/${base.id}/show`);
    } catch (error) {
      const { code, fields = {} } = failureOf(error);
      if (code === 'revision_conflict') {
        const { data } = await getOne<WholeQuestion>('questions', { id: base.id });
        setNewer(data);
        setIsSaving(false);
      } else if (code === 'invalid_input' && !('reason' in fields)) {
        setErrors(errorsOfServer(fields));
        setIsSaving(false);
      } else throw error;
    }
  };

  const rebased = newer && rebase(stored, form, formOf(newer.question));
  return (
    <Stack spacing={3} sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 860 }}>
      {isFromBefore && (
        <Alert
          severity="info"
          action={<Button onClick={() => start(seen, formOf(seen.question))}>Drop them</Button>}
        >
          These are your changes from before, not saved yet.
        </Alert>
      )}
      {newer && rebased && (
        <ConflictAlert
          base={base}
          newer={newer}
          both={rebased.both}
          onRebase={() => start(newer, rebased.form)}
          onTakeNewer={() => start(newer, formOf(newer.question))}
        />
      )}
      <ErrorSummary errors={errors} />
      <QuestionFields
        form={form}
        errors={errors}
        change={(fields) => setForm((present) => ({ ...present, ...fields }))}
      />
      {question && !haveSameKey(base.question, question) && (
        <Alert severity="warning" role="status">
          The right answer is another one now. Saving has every answer scored again.
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
        <Button variant="contained" size="large" disabled={!isChanged || newer !== undefined} onClick={ask}>
          Save as new revision
        </Button>
      </Box>
      {isSaving && question && (
        <SaveDialog
          before={base.question}
          after={question}
          revision={base.revision + 1}
          onClose={() => setIsSaving(false)}
          onSave={save}
        />
      )}
    </Stack>
  );
};
