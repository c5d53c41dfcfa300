import { wordsOf } from '#domain/scoring/words.ts';
import { noReason } from '../../form/form-shape.ts';
import { shiftedReasons } from '../../form/rows.ts';
import type { MechanismForm } from '../mechanism-form.ts';
import { WordReasons } from '../shared/word-reasons.tsx';

const spokenWords = (transcript: string) => wordsOf(transcript).map(({ text }) => text);

/** The key is what is spoken. */
export const dictationForm: MechanismForm<'dictation'> = {
  material: 'Subject',
  isShort: true,
  speaksSentence: true,
  Fields: (editing) => (
    <WordReasons
      {...editing}
      title="Words of the sentence"
      hint="A reason for each word, in the order of the sentence."
      words={spokenWords(editing.form.transcript).map((word, place) => ({ place, word, label: word }))}
    />
  ),
  empty: {},
  rowsOf: ({ transcript }, take) => ({
    wordReasons: Object.fromEntries(spokenWords(transcript).map((_word, place) => [place, take()])),
  }),
  keyIn: () => ({}),
  reasonsIn: ({ transcript, wordReasons }) =>
    spokenWords(transcript).map((_word, place) => wordReasons[place] ?? noReason),
  changedBy: (form, { transcript }) => ({
    wordReasons: shiftedReasons(form.wordReasons, spokenWords(form.transcript), spokenWords(transcript)),
  }),
};
