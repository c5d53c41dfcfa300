import { NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { scoreText } from '#domain/scoring/score.ts';
import { ComparedSpeech } from './compared-speech.tsx';
import type { WordedAttempt } from './worded-attempts.ts';
import { wordDifference, type DifferencePart } from './word-difference.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  /** Newest first; two at least. */
  readonly attempts: readonly WordedAttempt[];
}

/** Two answers to the same question, word by word: what was taken out is struck through, what was added underlined. */
export default function CompareAnswers({ attempts }: Props) {
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const title = useId();
  const to = attempts.find(({ attemptId }) => attemptId === chosen.to) ?? attempts[0];
  const from = attempts.find(({ attemptId }) => attemptId === chosen.from) ?? attempts[1];
  if (!from || !to) return null;
  const options = attempts.map(({ attemptId, at, score }, index) => ({
    value: attemptId,
    label: `${attempts.length - index}: ${moment.format(new Date(at))}${score ? ` · ${scoreText(score)}` : ''}`,
  }));
  const isSpoken = from.recording !== undefined && to.recording !== undefined;
  const parts = wordDifference(from.text, to.text);
  return (
    <section className="compare-answers" aria-labelledby={title}>
      <Text fw={650} id={title}>
        Compare two of your answers
      </Text>
      <div className="compared">
        <NativeSelect
          label="From"
          data={options}
          value={from.attemptId}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, from: value })}
        />
        <NativeSelect
          label="To"
          data={options}
          value={to.attemptId}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, to: value })}
        />
      </div>
      <Text size="sm">
        {change(from, to)} <del>[− taken out]</del> <ins>[+ added]</ins>
      </Text>
      <div className="material difference" role="group" aria-label="What changed">
        {parts.every(({ kind }) => kind === 'same') && (
          <Text size="sm">
            {isSpoken ? 'The same words were recognised in both.' : 'These two answers are the same.'}
          </Text>
        )}
        {parts.map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </div>
      {/* Another pair begins from its beginning. */}
      {isSpoken && <ComparedSpeech key={`${from.attemptId} ${to.attemptId}`} from={from} to={to} />}
    </section>
  );
}

/** How the score moved, where both have one. */
function change(from: WordedAttempt, to: WordedAttempt): string {
  if (!from.score || !to.score) return 'One of the two has no score.';
  const gain = to.score.points - from.score.points;
  const moved = gain === 0 ? 'no change' : gain > 0 ? `${gain} more` : `${-gain} fewer`;
  return `Score ${scoreText(from.score)}, then ${scoreText(to.score)}: ${moved}.`;
}

/** Told by a sign and a line, and to screen readers in words; the colour comes on top. The sign stays with its words. */
function Part({ kind, text }: DifferencePart) {
  if (kind === 'same') return text;
  const Changed = kind === 'added' ? 'ins' : 'del';
  return (
    <Changed>
      <VisuallyHidden>{kind}: </VisuallyHidden>
      <span aria-hidden>{kind === 'added' ? '[+\u00A0' : '[−\u00A0'}</span>
      {text}
      <span aria-hidden>]</span>
    </Changed>
  );
}
