import { useEffect, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { nameFrom } from './name-from.ts';

interface NameInputProps {
  readonly source: string;
  readonly hint: string;
}

/** The id of a new record. It follows the field `title` until the admin edits it. */
export const NameInput = ({ source, hint }: NameInputProps) => {
  const { setValue } = useFormContext();
  const title = String(useWatch({ name: 'title' }) ?? '');
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (!isTyped) setValue(source, nameFrom(title));
  }, [isTyped, title, source, setValue]);
  return (
    <TextInput
      source={source}
      label="Name"
      helperText={`Made from the title. Lower-case letters, digits, hyphens and underscores. ${hint}`.trim()}
      parse={(text: string) => text}
      onChange={() => setTyped(true)}
      fullWidth
    />
  );
};
