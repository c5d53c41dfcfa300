import { TextInput } from 'react-admin';
import { RowList } from '#console/components/forms/row-list.tsx';
import { MarkdownInput } from './markdown-input.tsx';

const text = (value: string) => value;

export const FaqInputs = () => (
  <>
    <TextInput source="body.name" label="Name of the group" parse={text} helperText={false} fullWidth />
    <RowList source="body.questions" title="Questions" name="Question" empty={{ question: '', answer: '' }}>
      {() => (
        <>
          <TextInput source="question" label="Question" parse={text} helperText={false} fullWidth />
          <MarkdownInput source="answer" label="Answer" minRows={2} />
        </>
      )}
    </RowList>
  </>
);
