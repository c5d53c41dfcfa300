import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Sentence } from '#domain/question-types/mechanisms/track.ts';
import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { Box, Stack } from '@mui/material';
import { pagesOf, partsWithReasons } from '../kinds/kinds.ts';
import { Part, Prose, ReasonLine } from './pieces.tsx';
import { Recording } from './recording.tsx';

export const KeyedQuestion = ({ question, revision }: { question: Question; revision: number }) => {
  const { Key, keyHoldsText } = pagesOf(question.type);
  const recording = recordingOf(question);
  return (
    <Stack spacing={3}>
      <Part title="Task">
        <Prose>{catalogue[question.type].task}</Prose>
      </Part>
      {!keyHoldsText && (
        <Part title="Material">
          <Prose>{question.topic}</Prose>
        </Part>
      )}
      {recording && (
        <Part title={`Recording ${recording.track}`}>
          <Stack spacing={1.5}>
            <Recording track={recording.track} revision={revision} />
            <Prose>{recording.transcript}</Prose>
            <Times sentences={recording.sentences} />
          </Stack>
        </Part>
      )}
      <Key question={question} />
      <Part title="Explanation, shown after the answer">
        <Prose>{question.explanation}</Prose>
      </Part>
      <FurtherReasons question={question} />
    </Stack>
  );
};

const seconds = (ms: number) => (ms / 1000).toFixed(1);

const Times = ({ sentences }: { sentences: readonly Sentence[] }) => {
  if (sentences.length === 0) return null;
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        Times of its {sentences.length} sentences
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 3, maxWidth: '70ch' }}>
        {sentences.map(({ text, startMs, endMs }) => (
          <li key={startMs}>
            {seconds(startMs)} to {seconds(endMs)} s: {text}
          </li>
        ))}
      </Box>
    </Box>
  );
};

const FurtherReasons = ({ question }: { question: Question }) => {
  const further = question.explanations.slice(partsWithReasons(question).length);
  if (further.length === 0) return null;
  return (
    <Part title="Further reasons">
      {further.map((reason, index) => (
        <ReasonLine key={index} reason={reason} />
      ))}
    </Part>
  );
};
