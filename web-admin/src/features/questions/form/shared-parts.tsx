import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { questionTopics, type QuestionTopic } from '#domain/question-types/question-topics.ts';
import { Checkbox, FormControlLabel, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { topicName } from '../topic-names.ts';
import { fieldId, type Editing } from './editing.ts';
import { maximumOf, partsOf, type KeyPart } from './parts.ts';
import { shiftedReasons } from './rows.ts';
import { TextPart } from './text-part.tsx';

const material: Readonly<Record<KeyPart, string>> = {
  oneOption: 'Material',
  severalOptions: 'Material',
  paragraphs: 'Heading',
  dropDowns: 'Text, with ___ for each blank',
  wordBank: 'Text, with ___ for each blank',
  typedBlanks: 'Transcript as it is shown, with ___ for each blank',
  exchangedWords: 'Text as it is shown, with the exchanged words',
  dictation: 'Subject',
};

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
  const { key, question, recording } = partsOf(form.type);
  const onTopic = (topic: string) => {
    if (key !== 'exchangedWords') return change({ topic });
    const wordReasons = shiftedReasons(form.wordReasons, clickableWords(form.topic), clickableWords(topic));
    change({ topic, wordReasons });
  };
  const isShort = key === 'paragraphs' || key === 'dictation' || (question && recording);
  return (
    <Stack spacing={2}>
      <TextPart
        label={question && recording ? 'What the recording is about' : material[key]}
        value={form.topic}
        path="topic"
        errors={errors}
        lines={isShort ? 1 : 6}
        maximum={maximumOf(form.type, 'topic')}
        onText={onTopic}
      />
      {question && (
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
