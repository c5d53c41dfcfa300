import { Alert, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { fieldId, type Editing } from '../../form/editing.ts';
import { noReason } from '../../form/form-shape.ts';
import { ReasonPart } from '../../form/text-part.tsx';

interface WordReasonsProps extends Editing {
  readonly title: string;
  readonly hint: string;
  /** In the order of the question's `explanations`. */
  readonly words: readonly {
    /** In its text, 0 for the first. */
    readonly place: number;
    readonly word: string;
    readonly label: string;
  }[];
  readonly children?: ReactNode;
}

/** The reasons of single words: those that were exchanged, or all of a dictation. */
export const WordReasons = (props: WordReasonsProps) => {
  const { form, errors, change, title, hint, words, children } = props;
  const error = errors['indexToClick'];
  return (
    <Box id={fieldId('indexToClick')} tabIndex={-1}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {children}
      <Stack spacing={2}>
        {words.map(({ place, word, label }, index) => (
          <Stack
            key={place}
            spacing={1.5}
            role="group"
            aria-label={`Word ${place + 1}: ${word}`}
            sx={{ borderLeft: 3, borderColor: 'divider', pl: { xs: 1, sm: 2 } }}
          >
            <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
            <ReasonPart
              of={`“${word}”`}
              reason={form.wordReasons[place] ?? noReason}
              path={`explanations.${index}`}
              errors={errors}
              onReason={(reason) => change({ wordReasons: { ...form.wordReasons, [place]: reason } })}
            />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
};
