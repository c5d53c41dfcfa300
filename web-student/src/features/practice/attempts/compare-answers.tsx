import { NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { scoreText } from '#domain/scoring/score.ts';
import { ComparedSpeech } from './compared-speech.tsx';
import type { WordedAttempt } from './worded-attempts.ts';
import { ComparedTraits } from './compared-traits.tsx';
import { shareInCommon, wordDifference, type DifferencePart } from './word-difference.ts';
import layout from '#student/components/styles/layout.module.css';
import materialStyles from '#student/mechanisms/material.module.css';
import styles from './compare-answers.module.css';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Below this share of common text, marked changes are harder to read than the two texts. */
const leastInCommon = 0.4;

interface Props {
  readonly attempts: readonly WordedAttempt[];
}

export default function CompareAnswers({ attempts }: Props) {
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const title = useId();
  const to = attempts.find(({ attemptId }) => attemptId === chosen.to) ?? attempts[0];
  const from = attempts.find(({ attemptId }) => attemptId === chosen.from) ?? attempts[1];
  if (!from || !to) return null;
  const numberOf = (attempt: WordedAttempt) => attempts.length - attempts.indexOf(attempt);
  const options = attempts.map((attempt) => ({
    value: attempt.attemptId,
    label: `${numberOf(attempt)}: ${moment.format(new Date(attempt.at))}${attempt.score ? ` · ${scoreText(attempt.score)}` : ''}`,
  }));
  const isSpoken = from.recording !== undefined && to.recording !== undefined;
  const parts = wordDifference(from.text, to.text);
  const share = shareInCommon(parts);
  return (
    <section className={`${styles['compare-answers']} ${layout['stack']}`} aria-labelledby={title}>
      <Text fw={650} id={title}>
        Compare two of your answers
      </Text>
      <div className={styles['compared']}>
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
      {from.score && to.score ? (
        <ComparedTraits from={from.score} to={to.score} />
      ) : (
        <Text size="sm">One of the two has no score.</Text>
      )}
      {share < leastInCommon ? (
        <div className={styles['compared']}>
          <OneText name="From" text={from.text} />
          <OneText name="To" text={to.text} />
        </div>
      ) : (
        <>
          <Text size="sm">
            <del>[− removed]</del> <ins>[+ added]</ins>
          </Text>
          <div
            className={`${materialStyles['material']} ${styles['difference']}`}
            role="group"
            aria-label="What changed"
          >
            {parts.every(({ kind }) => kind === 'same') && (
              <Text size="sm">
                {isSpoken ? 'The same words were recognised in both.' : 'These two answers are the same.'}
              </Text>
            )}
            {parts.map((part, index) => (
              <Part key={index} {...part} />
            ))}
          </div>
        </>
      )}
      {/* Remount for each pair, so that playback starts from the beginning. */}
      {isSpoken && (
        <ComparedSpeech key={`${from.attemptId} ${to.attemptId}`} from={from} to={to} numberOf={numberOf} />
      )}
    </section>
  );
}

function OneText({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <section aria-label={`${name}, the whole answer`}>
      <Text size="sm" fw={550} mb={4}>
        {name}
      </Text>
      <div className={`${materialStyles['material']} ${styles['difference']}`}>{text}</div>
    </section>
  );
}

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
