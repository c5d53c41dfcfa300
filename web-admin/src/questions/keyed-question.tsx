import { blankMark } from '#domain/question-types/rfb.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { Box, Chip, List, ListItem, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

const KeyMark = () => <Chip size="small" color="success" label="Key" />;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography component="h2" variant="subtitle2" color="textSecondary" gutterBottom>
      {title}
    </Typography>
    {children}
  </Box>
);

const Prose = ({ children }: { children: ReactNode }) => (
  <Typography component="div" sx={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}>
    {children}
  </Typography>
);

const Lines = ({ lines }: { lines: readonly { text: string; isKey: boolean }[] }) => (
  <List dense disablePadding>
    {lines.map(({ text, isKey }) => (
      <ListItem key={text} disableGutters sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ width: 56, flex: 'none' }}>{isKey && <KeyMark />}</Box>
        <span>{text}</span>
      </ListItem>
    ))}
  </List>
);

/** The whole question, with what is right marked as the key. */
export const KeyedQuestion = ({ question }: { question: Question }) => (
  <Stack spacing={3}>
    {question.type !== 'RFB' && (
      <Part title="Material">
        <Prose>{question.topic}</Prose>
      </Part>
    )}
    <Keyed question={question} />
    <Part title="Explanation, shown after the answer">
      <Prose>{question.explanation}</Prose>
    </Part>
  </Stack>
);

const Keyed = ({ question }: { question: Question }) => {
  switch (question.type) {
    case 'RSA':
      return (
        <Part title={question.question}>
          <Lines
            lines={question.multichoice.map((text, index) => ({
              text,
              isKey: index === question.correctIndex,
            }))}
          />
        </Part>
      );
    case 'RRP':
      return (
        <Part title="Paragraphs in the right order: this order is the key">
          <Box component="ol" sx={{ m: 0, pl: 3, '& li': { mb: 1 } }}>
            {question.paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </Box>
        </Part>
      );
    case 'RFB':
      return (
        <>
          <Part title="Text, with the right words: they are the key">
            <Prose>
              {question.topic.split(blankMark).map((piece, index) => (
                <Fragment key={`${index}${piece}`}>
                  {index > 0 && <strong>[{question.correctAnswers[index - 1]}]</strong>}
                  {piece}
                </Fragment>
              ))}
            </Prose>
          </Part>
          {question.wordsGiven.map((words, index) => (
            <Part key={words.join()} title={`Blank ${index + 1}`}>
              <Lines
                lines={words.map((text) => ({ text, isKey: text === question.correctAnswers[index] }))}
              />
            </Part>
          ))}
        </>
      );
    case 'LWD':
      return (
        <Part title={`Sentence of the recording ${question.track}`}>
          <Lines lines={[{ text: question.transcript, isKey: true }]} />
        </Part>
      );
  }
};
