import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ReasonInputs } from '../form/inputs.tsx';
import type { QuestionForm } from '../form/form-shape.ts';
import { RowFrame } from '#console/components/forms/row-frame.tsx';
import { shiftedReasons } from './shifted-reasons.ts';

interface WordReasonsProps {
  readonly title: string;
  readonly hint: string;
  readonly text: readonly string[];
  /** The words with reasons, in the order of the question's `explanations`; the first word has place 0. */
  readonly words: readonly { readonly place: number; readonly label: string }[];
  /** Whether the reasons may quote other words. */
  readonly hasQuotes?: boolean;
  readonly children?: ReactNode;
}

export const WordReasons = ({ title, hint, text, words, hasQuotes = true, children }: WordReasonsProps) => {
  useReasonsThatFollow(text);
  const { errors } = useFormState<QuestionForm>({ name: 'wordReasons' });
  const error = errors.wordReasons?.root?.message ?? errors.wordReasons?.message;
  return (
    <Box id="wordReasons" tabIndex={-1}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      {typeof error === 'string' && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {children}
      <Stack spacing={2}>
        {words.map(({ place, label }) => (
          <RowFrame key={place} name={`Word ${place + 1}: ${text[place] ?? ''}`} title={label}>
            <ReasonInputs
              of={`“${text[place] ?? ''}”`}
              within={`wordReasons.${place}.`}
              hasQuote={hasQuotes}
            />
          </RowFrame>
        ))}
      </Stack>
    </Box>
  );
};

function useReasonsThatFollow(text: readonly string[]): void {
  const { getValues, setValue } = useFormContext<QuestionForm>();
  const before = useRef(text);
  useEffect(() => {
    if (before.current.join(' ') === text.join(' ')) return;
    setValue('wordReasons', shiftedReasons(getValues('wordReasons'), before.current, text));
    before.current = text;
  });
}
