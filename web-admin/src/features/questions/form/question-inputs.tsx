import { catalogue } from '#domain/question-types/catalogue.ts';
import { questionTopics } from '#domain/question-types/question-topics.ts';
import { Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { BooleanInput, SelectArrayInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { heardMaterial } from '../kinds/kind-pages.ts';
import { materialName, pagesOf } from '../kinds/kinds.ts';
import { topicName } from '../topic-names.ts';
import { ReasonInputs, TextPart, useLimits } from './inputs.tsx';
import type { QuestionForm } from './form-shape.ts';
import { RecordingInputs } from './recording-inputs.tsx';
import { RowList } from '#console/components/forms/row-list.tsx';

export const QuestionInputs = memo(function QuestionInputs() {
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  const { Inputs } = pagesOf(type);
  return (
    <Stack spacing={3}>
      <SharedInputs />
      <MaterialInputs />
      {catalogue[type].hasAudio && <RecordingInputs />}
      <Typography component="h2" variant="h6">
        Key and reasons
      </Typography>
      <Inputs />
      <TextPart source="explanation" label="Explanation: how the answer is found" lines={3} />
      <FurtherReasons />
    </Stack>
  );
});

const SharedInputs = () => (
  <Stack spacing={2}>
    <TextPart
      source="title"
      label="Title"
      hint="Three to six words for lists. Must not hint at the answer."
    />
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <SelectInput
        source="difficulty"
        label="Difficulty"
        choices={[1, 2, 3, 4, 5].map((id) => ({ id, name: `${id} of 5` }))}
        helperText={false}
        sx={{ m: 0, flex: 1 }}
      />
      <SelectArrayInput
        source="topics"
        label="Topics"
        choices={questionTopics.map((id) => ({ id, name: topicName(id) }))}
        helperText={false}
        sx={{ m: 0, flex: 2 }}
      />
    </Stack>
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <BooleanInput source="free" label="Free sample" helperText={false} />
      <BooleanInput source="prediction" label="Predicted for the coming exams" helperText={false} />
      <BooleanInput source="reserved" label="Kept for tests, not for practice" helperText={false} />
      <BooleanInput
        source="everyday"
        label="Everyday topic, for Core rather than Academic"
        helperText={false}
      />
    </Stack>
  </Stack>
);

const MaterialInputs = () => {
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  const { promptWords } = useLimits();
  const { isShort, asksQuestion } = pagesOf(type);
  const label = materialName(type);
  return (
    <Stack spacing={2}>
      <TextPart
        source="topic"
        label={label}
        lines={isShort || label === heardMaterial ? 1 : 6}
        words={promptWords}
      />
      {asksQuestion && <TextPart source="question" label="Question" lines={2} />}
    </Stack>
  );
};

const FurtherReasons = () => {
  const further = useWatch<QuestionForm, 'furtherReasons'>({ name: 'furtherReasons' });
  if (further.length === 0) return null;
  return (
    <RowList
      source="furtherReasons"
      title="Further reasons"
      hint="There are more reasons than parts of the question. Remove the ones you do not need."
      name="Further reason"
      empty={{ text: '', quote: '' }}
    >
      {(index) => <ReasonInputs of={`further reason ${index + 1}`} within="" />}
    </RowList>
  );
};
