import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { MarkdownInput } from './markdown-input.tsx';

const text = (value: string) => value;

export const FaqInputs = () => (
  <>
    <TextInput source="body.name" label="Name of the group" parse={text} helperText={false} fullWidth />
    <ArrayInput source="body.questions" label="Questions">
      <SimpleFormIterator fullWidth disableClear>
        <TextInput
          source="question"
          label="Question"
          parse={text}
          defaultValue=""
          helperText={false}
          fullWidth
        />
        <MarkdownInput source="answer" label="Answer" minRows={2} />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);
