import { catalogue } from '#domain/question-types/catalogue.ts';
import { questionTopics, type QuestionTopic } from '#domain/question-types/question-topics.ts';
import { Checkbox, FormControlLabel, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { topicName } from '../topic-names.ts';
import { fieldId, type Editing } from './editing.ts';
import { mechanismFormOf } from '../mechanisms/forms.ts';
import { maximumOf } from './maximum.ts';
import { TextPart } from './text-part.tsx';

/** What questions of all types have: what it is about, how hard it is, who may see it. */
export const SharedParts = ({ form, errors, change }: Editing) => (
  <Stack spacing={2}>
    <TextPart
      label="Title"
      value={form.title}
      path="title"
      errors={errors}
      maximum={maximumOf(form.type, 'title')}
      hint="Three to six words for lists; tells nothing of the answer."
      onText={(title) => change({ title })}
    />
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        id={fieldId('difficulty')}
        label="Difficulty"
        value={form.difficulty}
        onChange={(event) => change({ difficulty: Number(event.target.value) })}
        sx={{ m: 0, flex: 1 }}
      >
        {[1, 2, 3, 4, 5].map((difficulty) => (
          <MenuItem key={difficulty} value={difficulty}>
            {difficulty} of 5
          </MenuItem>
        ))}
      </TextField>
      <Topics form={form} errors={errors} change={change} />
    </Stack>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControlLabel
        control={<Checkbox checked={form.free} onChange={(_event, free) => change({ free })} />}
        label="Free sample"
      />
      <FormControlLabel
        control={
          <Checkbox checked={form.prediction} onChange={(_event, prediction) => change({ prediction })} />
        }
        label="Predicted for the coming exams"
      />
      <FormControlLabel
        control={<Checkbox checked={form.reserved} onChange={(_event, reserved) => change({ reserved })} />}
        label="Kept for tests, not for practice"
      />
    </Stack>
  </Stack>
);

const Topics = ({ form, errors, change }: Editing) => (
  <TextField
    select
    id={fieldId('topics')}
    label="Topics"
    value={form.topics}
    error={errors['topics'] !== undefined}
    helperText={errors['topics']}
    sx={{ m: 0, flex: 2 }}
    slotProps={{
      select: {
        multiple: true,
        renderValue: (chosen) => (chosen as QuestionTopic[]).map(topicName).join(', '),
      },
    }}
    onChange={(event) => change({ topics: event.target.value as unknown as QuestionTopic[] })}
  >
    {questionTopics.map((topic) => (
      <MenuItem key={topic} value={topic}>
        <Checkbox checked={form.topics.includes(topic)} tabIndex={-1} disableRipple sx={{ py: 0 }} />
        <ListItemText primary={topicName(topic)} />
      </MenuItem>
    ))}
  </TextField>
);

/** The material, and the question about it. */
export const MaterialParts = ({ form, errors, change }: Editing) => {
  const { material, isShort, asksQuestion, changedBy } = mechanismFormOf(form.type);
  const isHeard = asksQuestion && catalogue[form.type].hasAudio;
  const onTopic = (topic: string) =>
    change({ ...changedBy?.(form, { topic, transcript: form.transcript }), topic });
  return (
    <Stack spacing={2}>
      <TextPart
        label={isHeard ? 'What the recording is about' : material}
        value={form.topic}
        path="topic"
        errors={errors}
        lines={isShort || isHeard ? 1 : 6}
        maximum={maximumOf(form.type, 'topic')}
        onText={onTopic}
      />
      {asksQuestion && (
        <TextPart
          label="Question"
          value={form.question}
          path="question"
          errors={errors}
          maximum={maximumOf(form.type, 'question')}
          onText={(text) => change({ question: text })}
        />
      )}
    </Stack>
  );
};
