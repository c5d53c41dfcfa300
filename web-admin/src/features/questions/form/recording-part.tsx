import { Box, Stack, Typography } from '@mui/material';
import { Recording } from '../shown/recording.tsx';
import type { Editing } from './editing.ts';
import { mechanismFormOf } from '../mechanisms/forms.ts';
import { maximumOf } from './maximum.ts';
import { RowList } from './row-list.tsx';
import { replaced } from './rows.ts';
import { TextPart } from './text-part.tsx';

const emptySentence = { text: '', startMs: '', endMs: '' };

/** The recording of a listening question: its file, what is spoken, and when. */
export const RecordingPart = ({ form, errors, change }: Editing) => {
  const { speaksSentence, changedBy } = mechanismFormOf(form.type);
  const onTranscript = (transcript: string) =>
    change({ ...changedBy?.(form, { topic: form.topic, transcript }), transcript });
  const hasErrors = Object.keys(errors).some((path) => path.startsWith('sentences'));
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        Recording
      </Typography>
      <TextPart
        label="File"
        value={form.track}
        path="track"
        errors={errors}
        hint="The name of an mp3 file that is on the server."
        onText={(track) => change({ track })}
      />
      {form.track.endsWith('.mp3') && <Recording key={form.track} track={form.track} />}
      <TextPart
        label="Transcript"
        value={form.transcript}
        path="transcript"
        errors={errors}
        lines={speaksSentence ? 2 : 5}
        maximum={maximumOf(form.type, 'transcript')}
        hint="What is spoken, to the letter; one line for each speaker’s turn."
        onText={onTranscript}
      />
      <Box component="details" open={hasErrors || undefined}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          Times of sentences ({form.sentences.length})
        </Box>
        <RowList
          title="Sentences"
          hint="Where each stands in the recording, in milliseconds from its start."
          name="Sentence"
          rows={form.sentences}
          onRows={(sentences) => change({ sentences })}
          path="sentences"
          error={errors['sentences']}
          empty={emptySentence}
        >
          {(sentence, index) => {
            const put = (fields: Partial<typeof emptySentence>) =>
              change({ sentences: replaced(form.sentences, index, { ...sentence, ...fields }) });
            return (
              <>
                <TextPart
                  label={`Text of sentence ${index + 1}`}
                  value={sentence.text}
                  path={`sentences.${index}.text`}
                  errors={errors}
                  lines={2}
                  onText={(text) => put({ text })}
                />
                <Stack direction="row" spacing={1}>
                  <TextPart
                    label={`Start of sentence ${index + 1}, ms`}
                    value={sentence.startMs}
                    path={`sentences.${index}.startMs`}
                    errors={errors}
                    onText={(startMs) => put({ startMs })}
                  />
                  <TextPart
                    label={`End of sentence ${index + 1}, ms`}
                    value={sentence.endMs}
                    path={`sentences.${index}.endMs`}
                    errors={errors}
                    onText={(endMs) => put({ endMs })}
                  />
                </Stack>
              </>
            );
          }}
        </RowList>
      </Box>
    </Stack>
  );
};
