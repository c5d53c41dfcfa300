import { saveContentDraft } from '#domain/content/admin-contract.ts';
import { newKinds, type NewKind } from '#domain/content/document.ts';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import type { SaveDraft } from './form/save-draft.ts';
import { DocumentForm } from './form/document-form.tsx';
import { newBody } from './form/new-body.ts';
import { idOf, kindNames, nameIn } from './words.ts';

const places: Readonly<Record<NewKind, string>> = {
  post: 'The last part of the address: linking-words is shown at /blog/linking-words.',
  landing: 'The last part of the address: mock-tests is shown at /academic/mock-tests.',
  page: 'The address without its first slash, such as resources/reading-list. Its first part has to exist.',
  faq: 'A short name. All groups are shown at /faq.',
  word: 'The word in lower-case letters. All words are shown at /resources/vocabulary.',
};

export const Create = () => {
  const [kind, setKind] = useState<NewKind>('post');
  const send = useMake(saveContentDraft, {
    done: 'The draft is saved. Look at the preview, then publish it.',
    leadsTo: 'edit',
    idOf: ({ documentId }) => encodeURIComponent(documentId),
  });
  const start: Partial<SaveDraft> = { documentId: `${kind}.`, body: newBody(kind) };
  return (
    <CreatePage title="Write a document">
      <TextField
        select
        label="Kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as NewKind)}
        fullWidth={false}
        sx={{ m: 2, mt: 3, mb: 0, minWidth: 220 }}
      >
        {newKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {kindNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <DocumentForm key={kind} kind={kind} start={start} send={send} nameField="documentId">
        <TextInput
          source="documentId"
          label="Name"
          helperText={places[kind]}
          format={(id?: string) => nameIn(kind, id ?? '')}
          parse={(name: string) => idOf(kind, name)}
          fullWidth
        />
      </DocumentForm>
    </CreatePage>
  );
};
