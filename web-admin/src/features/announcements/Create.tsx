import { zodResolver } from '@hookform/resolvers/zod';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { InputOf } from '#domain/core/contract.ts';
import { announceToGroup } from '#domain/notifications/admin-contract.ts';
import { AudienceInputs, everyStudent } from '../../components/forms/audience-inputs.tsx';
import { CreatePage, useMake } from '../../components/forms/create-page.tsx';
import { failureOf, textOf } from '../../core/api.ts';
import { AudiencePreview } from './audience-preview.tsx';

// react-admin takes what is submitted to be of the form's own shape; here it is what the call takes.
const resolver = zodResolver(announceToGroup.input) as unknown as Resolver<FieldValues>;
const asTyped = (text: string) => text;

export const Create = () => {
  const send = useMake(announceToGroup, { done: 'The announcement is being sent.', leadsTo: 'list' });
  const [start] = useState(() => ({ title: '', text: '', href: null, audience: everyStudent() }));
  const [problem, setProblem] = useState<string>();
  const submit = async (values: FieldValues) => {
    setProblem(undefined);
    try {
      await send(values as InputOf<typeof announceToGroup>);
      return undefined;
    } catch (error) {
      setProblem(textOf(error));
      return failureOf(error).fields ?? {};
    }
  };
  return (
    <CreatePage title="Announce to a group">
      <SimpleForm
        record={start}
        resolver={resolver}
        onSubmit={submit}
        noValidate
        sx={{ maxWidth: 720 }}
        toolbar={
          <Toolbar>
            <SaveButton label="Send" alwaysEnable />
          </Toolbar>
        }
      >
        {problem !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem} Nothing you typed is lost.
          </Alert>
        )}
        <TextInput source="title" label="Title" parse={asTyped} fullWidth />
        <TextInput source="text" label="Text" parse={asTyped} multiline minRows={2} fullWidth />
        <TextInput
          source="href"
          label="Leads to"
          helperText="An address within this site, such as /mock-test; may be empty."
          parse={(text: string) => (text === '' ? null : text)}
          fullWidth
        />
        <AudienceInputs />
        <AudiencePreview />
      </SimpleForm>
    </CreatePage>
  );
};
