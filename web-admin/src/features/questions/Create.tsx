import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerableCodes, type AnswerableCode } from '#domain/question-types/registry.ts';
import { draftQuestion, type AdminQuestion } from '#domain/questions/admin-contract.ts';
import { Alert, Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Create as RaCreate, ListButton, TopToolbar, useGetList, useNotify, useRedirect } from 'react-admin';
import { call, failureOf, textOf } from '../../core/api.ts';
import { checkForm, errorsOfServer, type FieldErrors } from './form/check-form.ts';
import { forgetKept, readKept, useKeeping } from './form/kept-form.ts';
import { newForm, nextUid, withType } from './form/new-question.ts';
import type { QuestionForm } from './form/form-shape.ts';
import { ErrorSummary, focusField, QuestionFields } from './form/question-fields.tsx';
import { TextPart } from './form/text-part.tsx';
import { useSameCommand } from './form/use-same-command.ts';

/** A new question: its type, the next free name of that type, and all its fields. */
export const Create = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const [found] = useState(() => readKept('new') as QuestionForm | undefined);
  // Without a name of its own it goes by the next free one.
  const [typed, setForm] = useState(() => found ?? newForm('RSA', ''));
  const free = useNextUid(typed.type);
  const form = typed.uid === '' ? { ...typed, uid: free } : typed;
  const { type, uid } = form;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const isEmpty = JSON.stringify(form) === JSON.stringify(newForm(type, uid));
  useKeeping('new', isEmpty ? undefined : typed);

  const save = async () => {
    const checked = checkForm(form);
    setErrors(checked.errors ?? {});
    setProblem(undefined);
    if (checked.errors !== undefined) return focusField(Object.keys(checked.errors)[0] ?? '');
    setIsWaiting(true);
    const input = { question: checked.question };
    try {
      await call(draftQuestion, input, commandFor(input));
      forgetKept('new');
      notify('The draft is saved. Look at it, then publish it.', { type: 'success' });
      redirect('show', 'questions', uid);
    } catch (error) {
      const { code, fields = {} } = failureOf(error);
      const message = textOf(error);
      if (code === 'question_exists') setErrors({ uid: message });
      else if (code === 'invalid_input') setErrors(errorsOfServer(fields));
      else setProblem(message);
      setIsWaiting(false);
    }
  };

  return (
    <RaCreate
      title="Draft a question"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <Stack spacing={3} sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 860 }}>
        {found && <Alert severity="info">This is your draft from before, not saved yet.</Alert>}
        <ErrorSummary errors={errors} />
        {problem !== undefined && <Alert severity="error">{problem} Nothing you typed is lost.</Alert>}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField
            select
            id="field-type"
            label="Type"
            value={type}
            onChange={(event) =>
              setForm((present) => withType(present, event.target.value as AnswerableCode, ''))
            }
            sx={{ m: 0, flex: 2 }}
          >
            {answerableCodes.map((code) => (
              <MenuItem key={code} value={code}>
                {code} {catalogue[code].name}
              </MenuItem>
            ))}
          </TextField>
          <Box sx={{ flex: 1 }}>
            <TextPart
              label="Name"
              value={uid}
              path="uid"
              errors={errors}
              hint="The next free name of the type."
              onText={(name) => setForm((present) => ({ ...present, uid: name }))}
            />
          </Box>
        </Stack>
        <QuestionFields
          form={form}
          errors={errors}
          change={(fields) => setForm((present) => ({ ...present, ...fields }))}
        />
        <Button
          variant="contained"
          size="large"
          loading={isWaiting}
          onClick={() => void save()}
          sx={{ alignSelf: 'flex-start' }}
        >
          Save draft
        </Button>
      </Stack>
    </RaCreate>
  );
};

/** The next free name of a type; empty while it is looked for. */
function useNextUid(type: AnswerableCode): string {
  const { data } = useGetList<AdminQuestion>('questions', {
    filter: { type },
    sort: { field: 'number', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  return data
    ? nextUid(
        type,
        data.map(({ id }) => id),
      )
    : '';
}
