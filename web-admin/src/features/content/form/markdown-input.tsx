import { Button, Stack } from '@mui/material';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FileDialog } from './file-dialog.tsx';

interface MarkdownInputProps {
  readonly source: string;
  readonly label: string;
  readonly minRows: number;
  readonly hasPictures?: boolean;
}

const help =
  'Markdown: ## heading, **bold**, _italic_, - list, 1. numbered list, > quotation, [words](/address), | tables |.';

export const MarkdownInput = ({ source, label, minRows, hasPictures = false }: MarkdownInputProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <TextInput
        source={source}
        label={label}
        helperText={help}
        parse={(value: string) => value}
        defaultValue=""
        multiline
        minRows={minRows}
        maxRows={40}
        inputRef={field}
        fullWidth
        sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9rem' } }}
      />
      {hasPictures && <FileButtons source={source} caret={() => field.current?.selectionEnd} />}
    </>
  );
};

interface FileButtonsProps {
  readonly source: string;
  readonly caret: () => number | undefined;
}

const FileButtons = ({ source, caret }: FileButtonsProps) => {
  const { getValues, setValue } = useFormContext();
  const [kind, setKind] = useState<'picture' | 'pdf'>();
  const insert = (markdown: string) => {
    const text = String(getValues(source) ?? '');
    const at = caret() ?? text.length;
    const parts = [text.slice(0, at).trimEnd(), markdown, text.slice(at).trimStart()];
    const whole = parts.filter((part) => part !== '').join('\n\n');
    setValue(source, whole, { shouldDirty: true, shouldValidate: true });
    setKind(undefined);
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2, flexWrap: 'wrap' }}>
      <Button size="small" startIcon={<IconPhoto size={18} />} onClick={() => setKind('picture')}>
        Add a picture
      </Button>
      <Button size="small" startIcon={<IconFileTypePdf size={18} />} onClick={() => setKind('pdf')}>
        Add a PDF
      </Button>
      {kind && <FileDialog kind={kind} onClose={() => setKind(undefined)} onUploaded={insert} />}
    </Stack>
  );
};
