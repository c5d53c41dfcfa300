import { saveContentDraft } from '#domain/content/admin-contract.ts';
import type { ContentKind } from '#domain/content/document.ts';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  readonly nameField?: keyof SaveDraft;
  readonly children?: ReactNode;
}

export const DocumentForm = ({ kind, children, ...form }: DocumentFormProps) => (
  <ReasonedForm schema={saveContentDraft.input} save="Save draft" {...form}>
    <Fields kind={kind}>{children}</Fields>
  </ReasonedForm>
);

const Fields = ({ kind, children }: Pick<DocumentFormProps, 'kind' | 'children'>) => {
  const { getValues, formState } = useFormContext<SaveDraft>();
  const { errors, submitCount } = formState;
  const [preview, setPreview] = useState<{ readonly draft: SaveDraft; readonly submitCount: number }>();
  const fields = useRef<HTMLDivElement>(null);
  const isRefused =
    preview !== undefined &&
    submitCount > preview.submitCount &&
    Object.keys(errors).some((field) => field !== 'reason');
  if (isRefused) setPreview(undefined);
  const view = preview ? 'preview' : 'write';
  const seenView = useRef(view);
  useEffect(() => {
    const wasPreview = seenView.current === 'preview';
    seenView.current = view;
    // A hidden field cannot take the focus, so the form itself could not set it.
    if (view === 'write' && wasPreview)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [view]);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, chosen: 'write' | 'preview' | null) =>
          chosen !== null &&
          setPreview(chosen === 'preview' ? { draft: structuredClone(getValues()), submitCount } : undefined)
        }
        sx={{ mb: 2, '& .MuiToggleButton-root': { color: 'text.primary' } }}
      >
        <ToggleButton value="write">Write</ToggleButton>
        <ToggleButton value="preview">Preview</ToggleButton>
      </ToggleButtonGroup>
      {/* Hidden instead of unmounted: the form keeps the typed text. */}
      <Box ref={fields} sx={{ width: '100%', display: preview ? 'none' : 'block' }}>
        {children}
        {kind === 'faq' && <FaqInputs />}
        {kind === 'word' && <WordInputs />}
        {kind === 'home' && <HomeInputs />}
        {(kind === 'post' || kind === 'landing' || kind === 'page') && <ArticleInputs kind={kind} />}
      </Box>
      {preview && <Preview draft={preview.draft} />}
    </>
  );
};
