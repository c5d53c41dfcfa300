import { saveContentDraft } from '#domain/content/admin-contract.ts';
import type { ContentKind } from '#domain/content/document.ts';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ReasonedForm } from '#console/components/forms/reasoned-form.tsx';
import { ArticleInputs } from './article-inputs.tsx';
import { FaqInputs } from './faq-inputs.tsx';
import { HomeInputs } from './home-inputs.tsx';
import { Preview } from './preview.tsx';
import { WordInputs } from './word-inputs.tsx';
import type { SaveDraft } from './save-draft.ts';

interface DocumentFormProps {
  readonly kind: ContentKind;
  readonly start: Partial<SaveDraft>;
  readonly send: (input: SaveDraft) => Promise<void>;
  readonly children?: ReactNode;
}

export const DocumentForm = ({ kind, start, send, children }: DocumentFormProps) => (
  <ReasonedForm schema={saveContentDraft.input} save="Save draft" start={start} send={send}>
    <Fields kind={kind}>{children}</Fields>
  </ReasonedForm>
);

const Fields = ({ kind, children }: Pick<DocumentFormProps, 'kind' | 'children'>) => {
  const { getValues } = useFormContext<SaveDraft>();
  const [shown, setShown] = useState<SaveDraft>();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={shown ? 'preview' : 'write'}
        onChange={(_event, view: 'write' | 'preview' | null) =>
          view !== null && setShown(view === 'preview' ? structuredClone(getValues()) : undefined)
        }
        sx={{ mb: 2, '& .MuiToggleButton-root': { color: 'text.primary' } }}
      >
        <ToggleButton value="write">Write</ToggleButton>
        <ToggleButton value="preview">Preview</ToggleButton>
      </ToggleButtonGroup>
      {/* Hidden and not left out: the form keeps what was typed. */}
      <Box sx={{ width: '100%', display: shown ? 'none' : 'block' }}>
        {children}
        {kind === 'faq' && <FaqInputs />}
        {kind === 'word' && <WordInputs />}
        {kind === 'home' && <HomeInputs />}
        {(kind === 'post' || kind === 'landing' || kind === 'page') && <ArticleInputs kind={kind} />}
      </Box>
      {shown && <Preview draft={shown} />}
    </>
  );
};
