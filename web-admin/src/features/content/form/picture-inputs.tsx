import { Button } from '@mui/material';
import { useState } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FileDialog } from './file-dialog.tsx';

const field = {
  parse: (value: string) => value,
  defaultValue: '',
  helperText: false,
  fullWidth: true,
} as const;

export const PictureInputs = ({ source }: { readonly source: string }) => {
  const [isOpen, setOpen] = useState(false);
  const { setValue } = useFormContext();
  const { getSource } = useSourceContext();
  return (
    <>
      <TextInput source={`${source}.address`} label="Address of the picture" {...field} />
      <TextInput source={`${source}.text`} label="Alternative text" {...field} />
      <Button variant="outlined" size="small" sx={{ mb: 2 }} onClick={() => setOpen(true)}>
        Upload a picture
      </Button>
      {isOpen && (
        <FileDialog
          kind="picture"
          onClose={() => setOpen(false)}
          onUploaded={(_markdown, { address, words }) => {
            setOpen(false);
            const changed = { shouldDirty: true, shouldValidate: false };
            setValue(getSource(`${source}.address`), address, changed);
            setValue(getSource(`${source}.text`), words, changed);
          }}
        />
      )}
    </>
  );
};
