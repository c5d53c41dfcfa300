import { SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '#console/components/forms/choices.ts';
import { LinesInput } from './lines-input.tsx';

const text = (value: string) => value;
const parts = { noun: 'Noun', verb: 'Verb', adjective: 'Adjective', adverb: 'Adverb' };

export const WordInputs = () => (
  <>
    <TextInput source="body.word" label="Word" parse={text} helperText={false} fullWidth />
    <SelectInput
      source="body.partOfSpeech"
      label="Part of speech"
      choices={choicesOf(parts)}
      helperText={false}
    />
    <TextInput
      source="body.definition"
      label="Meaning"
      helperText="In words that are easier than the word itself."
      parse={text}
      fullWidth
    />
    <TextInput source="body.example" label="Example" parse={text} multiline helperText={false} fullWidth />
    <LinesInput source="body.family" label="Word family" hint="Other words of the family, one per line." />
  </>
);
