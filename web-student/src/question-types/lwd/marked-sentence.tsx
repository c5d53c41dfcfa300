import { Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Evidence } from '#domain/scoring/score.ts';
import type { Marked } from '../screen.ts';

type Word = Extract<Evidence, { kind: 'word' }>;

/** What was typed with the words that counted, and the sentence with the words that were missed. */
export function MarkedSentence({ text, marked }: { readonly text: string; readonly marked: Marked<'LWD'> }) {
  const words = marked.score.traits
    .flatMap((trait) => trait.evidence)
    .filter((piece): piece is Word => piece.kind === 'word');
  return (
    <Stack gap="md">
      <section>
        <Title order={3} size="h5" mb={6}>
          Your sentence
        </Title>
        <Text className="material" component="div">
          {text.trim() === '' ? 'You typed nothing.' : <Counted text={text} words={words} />}
        </Text>
        <Text size="sm" c="dimmed" mt={4}>
          Words with a solid line counted.
        </Text>
      </section>
      {marked.showsSolution && (
        <section>
          <Title order={3} size="h5" mb={6}>
            What was said
          </Title>
          <Text className="material" component="div">
            {marked.solution.transcript}
          </Text>
          <Missed words={words} />
        </section>
      )}
    </Stack>
  );
}

/** The text, with the ranges that the score rests on marked. */
function Counted({ text, words }: { readonly text: string; readonly words: readonly Word[] }) {
  const spans = words.flatMap(({ span }) => (span ? [span] : [])).toSorted((a, b) => a[0] - b[0]);
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    pieces.push(<Fragment key={`${at}-`}>{text.slice(at, from)}</Fragment>);
    pieces.push(
      <mark key={from} className="lwd-word is-right">
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  pieces.push(<Fragment key="end">{text.slice(at)}</Fragment>);
  return pieces;
}

function Missed({ words }: { readonly words: readonly Word[] }) {
  const missed = words.filter(({ span }) => span === null);
  if (missed.length === 0) return null;
  return (
    <Text size="sm" mt={6}>
      Missing or spelt differently:{' '}
      {missed.map(({ expected }, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <mark className="lwd-word is-wrong">{expected}</mark>
        </Fragment>
      ))}
    </Text>
  );
}
