import type { InputOf } from '#domain/core/contract.ts';
import { createPerk } from '#domain/perks/admin-contract.ts';
import { DateTimeInput, SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '../../components/forms/choices.ts';
import { ReasonedForm } from '../../components/forms/reasoned-form.tsx';
import { instantOf, localOf, ownZone } from '../../core/zoned-time.ts';
import { audienceNames } from './words.ts';

export type SetPerk = InputOf<typeof createPerk>;

interface PerkFormProps {
  /** What a new offer begins with; without it the record is changed. */
  readonly start?: Partial<SetPerk>;
  /** Does it; what it throws is shown and the form stays as it is. */
  readonly send: (input: SetPerk) => Promise<void>;
}

/** Of the admin's own time zone. */
const times = {
  parse: (local: string) => instantOf(local, ownZone()),
  format: (value?: string) => (value?.endsWith('Z') ? localOf(value, ownZone()) : (value ?? '')),
};

export const PerkForm = ({ start, send }: PerkFormProps) => (
  <ReasonedForm schema={createPerk.input} save="Save the offer" start={start} send={send}>
    {start && (
      <TextInput
        source="perkId"
        label="Name"
        helperText="Lower-case letters, digits, hyphens and underscores."
        fullWidth
      />
    )}
    <TextInput source="title" label="Title" fullWidth />
    <TextInput source="text" label="Text" multiline minRows={3} fullWidth />
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
    <DateTimeInput source="startTime" label="From" {...times} />
    <DateTimeInput source="endTime" label="Until" {...times} />
    <SelectInput source="audience" label="Audience" choices={choicesOf(audienceNames)} />
  </ReasonedForm>
);
