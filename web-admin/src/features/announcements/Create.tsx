import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import type { InputOf } from '#domain/core/contract.ts';
import { announceToGroup } from '#domain/notifications/admin-contract.ts';
import { AudienceInputs, everyStudent } from '#console/components/forms/audience-inputs.tsx';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import { FormProblem } from '#console/components/forms/form-problem.tsx';
import { resolverOf } from '#console/components/forms/resolver.ts';
import { useSending } from '#console/components/forms/use-sending.ts';
import { AudiencePreview } from './audience-preview.tsx';
import { ConfirmSending } from './confirm-sending.tsx';

const resolver = resolverOf(announceToGroup.input);
const asTyped = (text: string) => text;

export const Create = () => {
  const send = useMake(announceToGroup, { done: 'The announcement is being sent.', leadsTo: 'list' });
  const [start] = useState(() => ({ title: '', text: '', href: null, audience: everyStudent() }));
  const [decide, setDecide] = useState<(isSent: boolean) => void>();
  const confirm = async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setDecide(() => resolve);
    const isSent = await promise;
    setDecide(undefined);
    return isSent;
  };
  const { problem, submit } = useSending(async (input: InputOf<typeof announceToGroup>) => {
    if (await confirm()) await send(input);
  });
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
            <SaveButton label="Send" icon={<IconSend size={18} style={{ marginRight: 8 }} />} alwaysEnable />
          </Toolbar>
        }
      >
        <TextInput source="title" label="Title" parse={asTyped} helperText={false} fullWidth />
        <TextInput
          source="text"
          label="Text"
          parse={asTyped}
          helperText={false}
          multiline
          minRows={2}
          fullWidth
        />
        <TextInput
          source="href"
          label="Leads to"
          helperText="A page of this site, such as /mock-test. Optional."
          parse={(text: string) => (text === '' ? null : text)}
          fullWidth
        />
        <AudienceInputs />
        <AudiencePreview />
        <FormProblem text={problem} />
        {decide && <ConfirmSending onDecided={decide} />}
      </SimpleForm>
    </CreatePage>
  );
};
