import type { InputOf } from '#domain/core/contract.ts';
import { createPerk } from '#domain/perks/admin-contract.ts';
import { SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '#console/components/forms/choices.ts';
import { NameInput } from '#console/components/forms/name-input.tsx';
import { ReasonedForm } from '#console/components/forms/reasoned-form.tsx';
import { StartAndEnd } from '#console/components/forms/start-and-end.tsx';
import { audienceNames } from './words.ts';

export type SetPerk = InputOf<typeof createPerk>;

interface PerkFormProps {
  /** The initial values of a new offer; without them, the form edits the record. */
  readonly start?: Partial<SetPerk>;
  /** If it throws, the form shows the error and keeps its values. */
  readonly send: (input: SetPerk) => Promise<void>;
}

export const PerkForm = ({ start, send }: PerkFormProps) => (
  <ReasonedForm schema={createPerk.input} save="Save the offer" start={start} send={send} nameField="perkId">
    <TextInput source="title" label="Title" parse={(text: string) => text} helperText={false} fullWidth />
    {start && <NameInput source="perkId" hint="" />}
    <TextInput source="text" label="Text" helperText={false} multiline minRows={3} fullWidth />
    <TextInput
      source="picture"
      label="Picture"
      helperText="The address of a picture on this site. Optional."
      parse={(text: string) => text}
      fullWidth
    />
    <TextInput
      source="code"
      label="Code"
      helperText="Shown to students who have claimed the offer."
      parse={(text: string) => text}
      fullWidth
    />
    <TextInput
      source="link"
      label="Link"
      helperText="Shown to students who have claimed the offer."
      parse={(text: string) => text}
      fullWidth
    />
    <StartAndEnd />
    <SelectInput source="audience" label="Audience" choices={choicesOf(audienceNames)} />
  </ReasonedForm>
);
