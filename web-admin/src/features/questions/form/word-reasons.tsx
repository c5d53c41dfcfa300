import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import { Alert, Box, Stack, Typography } from '@mui/material';
import type { Editing } from './editing.ts';
import { fieldId } from './editing.ts';
import { noReason, reasonedPlaces, type QuestionForm } from './question-form.ts';
import { ReasonPart } from './text-part.tsx';

/** The reasons of single words: those that were exchanged, or all of a dictation. */
export const WordReasons = ({ form, errors, change, isDictation }: Editing & { isDictation: boolean }) => {
  const places = reasonedPlaces(form);
  const shown = isDictation ? wordsOf(form.transcript).map(({ text }) => text) : clickableWords(form.topic);
  const spoken = isDictation ? shown : clickableWords(form.transcript);
  const error = errors['indexToClick'];
  return (
    <Box id={fieldId('indexToClick')} tabIndex={-1}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {isDictation ? 'Words of the sentence' : 'Exchanged words'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {isDictation
          ? 'A reason for each word, in the order of the sentence.'
          : 'These follow from the text and the transcript: the words that differ are to be clicked.'}
      </Typography>
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {shown.length !== spoken.length && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The text has {shown.length} words and the transcript {spoken.length}: words are exchanged one for
          one, so there must be as many.
        </Alert>
      )}
      <Stack spacing={2}>
        {places.map((place, index) => (
          <Stack
            key={place}
            spacing={1.5}
            role="group"
            aria-label={`Word ${place + 1}: ${shown[place]}`}
            sx={{ borderLeft: 3, borderColor: 'divider', pl: { xs: 1, sm: 2 } }}
          >
            <Typography sx={{ fontWeight: 650 }}>{wordInWords(form, shown[place], spoken[place])}</Typography>
            <ReasonPart
              of={`“${shown[place]}”`}
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

function wordInWords({ type }: QuestionForm, shown = '', spoken = ''): string {
  return type === 'LIW' ? `Shown “${shown}”, spoken “${spoken}”` : shown;
}
