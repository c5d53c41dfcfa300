import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerableCodes, type Question } from '#domain/question-types/registry.ts';
import { draftQuestion, type AdminQuestion } from '#domain/questions/admin-contract.ts';
import { Alert, Box, Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { SelectInput, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import { FormProblem } from '#console/components/forms/form-problem.tsx';
import { failureOf, textOf } from '#console/core/api.ts';
import { CheckedForm } from './form/checked-form.tsx';
import { ErrorSummary } from './form/error-summary.tsx';
import { errorsOfServer } from './form/form-schema.ts';
import type { QuestionForm } from './form/form-shape.ts';
import { TextPart } from './form/inputs.tsx';
import { forgetKept, readKept, useKeeping } from './form/kept-form.ts';
import { newForm, nextUid, withType } from './form/new-question.ts';
import { haveSameContent } from './form/question-form.ts';
import { Preview } from './form/preview.tsx';
import { QuestionInputs } from './form/question-inputs.tsx';

export const Create = () => {
  const draft = useMake(draftQuestion, {
    done: 'The draft is saved. Look at it, then publish it.',
    leadsTo: 'show',
    idOf: ({ question }) => question.uid,
  });
  const [found] = useState(() => readKept('new') as QuestionForm | undefined);
  const [start] = useState(() => found ?? newForm('RSA', ''));
  const [problem, setProblem] = useState<string>();

  /** @returns the server's error messages, by form field */
  const save = async (question: Question) => {
    setProblem(undefined);
    try {
      await draft({ question });
      forgetKept('new');
      return undefined;
    } catch (error) {
      const { code, fields = {} } = failureOf(error);
      if (code === 'question_exists') return { uid: textOf(error) };
      if (code === 'invalid_input') return errorsOfServer(question, fields);
      setProblem(textOf(error));
      return undefined;
    }
  };

  return (
    <CreatePage title="Draft a question">
      <CheckedForm start={start} onSubmit={save}>
        <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
          <Stack spacing={3} sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 860, flex: 1, minWidth: 0 }}>
            {found && <Alert severity="info">This is your unsaved draft.</Alert>}
            <Draft problem={problem} />
          </Stack>
          <Preview />
        </Box>
      </CheckedForm>
    </CreatePage>
  );
};

const Draft = ({ problem }: { readonly problem: string | undefined }) => {
  const { reset, getValues, formState } = useFormContext<QuestionForm>();
  const form = useWatch<QuestionForm>() as QuestionForm;
  const free = useFreeName();
  const isEmpty = haveSameContent({ ...form, uid: '' }, newForm(form.type, ''));
  // A draft without a custom name gets the next free name when the page opens again.
  useKeeping('new', isEmpty ? undefined : { ...form, uid: form.uid === free ? '' : form.uid });
  return (
    <>
      <ErrorSummary />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SelectInput
          source="type"
          label="Type"
          choices={answerableCodes.map((id) => ({ id, name: `${id} ${catalogue[id].name}` }))}
          onChange={() => reset(withType(form, getValues('type'), ''))}
          helperText={false}
          sx={{ m: 0, flex: 2 }}
        />
        <Box sx={{ flex: 1 }}>
          <TextPart source="uid" label="Name" hint="The next free name of the type." />
        </Box>
      </Stack>
      <QuestionInputs />
      <FormProblem text={problem} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={formState.isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        Save draft
      </Button>
    </>
  );
};

function useFreeName(): string | undefined {
  const { getValues, setValue, formState } = useFormContext<QuestionForm>();
  // Before the form is ready, react-admin overwrites the value with the form's initial values.
  const { isReady } = formState;
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  const { data } = useGetList<AdminQuestion>('questions', {
    filter: { type },
    sort: { field: 'number', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const taken = data?.map(({ id }) => id);
  const free = taken && nextUid(type, taken);
  useEffect(() => {
    if (isReady && free !== undefined && getValues('uid') === '') setValue('uid', free);
  }, [isReady, free, getValues, setValue]);
  return free;
}
