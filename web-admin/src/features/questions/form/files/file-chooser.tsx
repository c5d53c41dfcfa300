import { Box, Button, FormHelperText } from '@mui/material';
import { useRef, type Ref } from 'react';
import { UploadStatus } from '#console/components/uploads/upload-status.tsx';
import type { UploadState } from '#console/components/uploads/use-upload.ts';

interface FileChooserProps {
  readonly button: string;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly accept: string;
  readonly help: string;
  readonly fault: string | undefined;
  readonly state: UploadState<unknown>;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

export const FileChooser = (props: FileChooserProps) => {
  const { button, buttonRef, accept, help, fault, state, onFile, onCancel } = props;
  const place = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const cancel = () => {
    onCancel();
    // The pressed button disappears and would take the focus with it.
    place.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <Box ref={place}>
        <Button ref={buttonRef} variant="outlined" onClick={() => chooser.current?.click()}>
          {button}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={accept}
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Reset the input, so that the admin can choose the same file again.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
        <FormHelperText error={fault !== undefined} role={state.phase === 'canceled' ? 'status' : undefined}>
          {fault ?? (state.phase === 'canceled' ? `The upload of ${state.name} was canceled. ${help}` : help)}
        </FormHelperText>
      </Box>
      <UploadStatus state={state} onCancel={cancel} />
    </>
  );
};
