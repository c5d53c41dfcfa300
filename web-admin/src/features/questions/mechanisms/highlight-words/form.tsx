import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { Alert } from '@mui/material';
import type { Editing } from '../../form/editing.ts';
import { noReason, type QuestionForm } from '../../form/form-shape.ts';
import { shiftedReasons } from '../../form/rows.ts';
import type { MechanismForm } from '../mechanism-form.ts';
import { WordReasons } from '../shared/word-reasons.tsx';

/** The places of the words that differ from what is spoken. */
function exchangedPlaces({ topic, transcript }: Pick<QuestionForm, 'topic' | 'transcript'>): number[] {
  const spoken = clickableWords(transcript);
  return clickableWords(topic).flatMap((word, index) => (word === spoken[index] ? [] : [index]));
}

const ExchangedWords = (editing: Editing) => {
  const { form } = editing;
  const [shown, spoken] = [clickableWords(form.topic), clickableWords(form.transcript)];
  return (
    <WordReasons
      {...editing}
      title="Exchanged words"
      hint="These follow from the text and the transcript: the words that differ are to be clicked."
      words={exchangedPlaces(form).map((place) => ({
        place,
        word: shown[place] ?? '',
        label: `Shown “${shown[place] ?? ''}”, spoken “${spoken[place] ?? ''}”`,
      }))}
    >
      {shown.length !== spoken.length && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The text has {shown.length} words and the transcript {spoken.length}: words are exchanged one for
          one, so there must be as many.
        </Alert>
      )}
    </WordReasons>
  );
};

/** The key is in the texts: the words of the one that differ from the other. */
export const highlightWordsForm: MechanismForm<'highlight-words'> = {
  material: 'Text as it is shown, with the exchanged words',
  Fields: ExchangedWords,
  empty: {},
  rowsOf: ({ indexToClick }, take) => ({
    wordReasons: Object.fromEntries(indexToClick.map((place) => [place, take()])),
  }),
  keyIn: (form) => ({ indexToClick: exchangedPlaces(form) }),
  reasonsIn: (form) => exchangedPlaces(form).map((place) => form.wordReasons[place] ?? noReason),
  changedBy: (form, { topic }) => ({
    wordReasons: shiftedReasons(form.wordReasons, clickableWords(form.topic), clickableWords(topic)),
  }),
};
