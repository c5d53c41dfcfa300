import { Textarea } from '@mantine/core';
import { Fault } from '../pieces/fault.tsx';
import { Listening } from '../pieces/listening.tsx';
import { clipboardIn, noHelp } from '../pieces/text-field.ts';
import { Transcript } from '../pieces/transcript.tsx';
import { typedStep } from '../pieces/typed-step.ts';
import { useAnswer } from '../use-answer.ts';
import { ComparedSentence } from './compared-sentence.tsx';
import styles from '../material.module.css';

export default function DictationScreen() {
  const { view, answer, change, phase, solution, showAnswer, isLocked, context, fault, player, quote } =
    useAnswer('dictation');
  const type = (text: string) => change({ type: view.type, text }, typedStep(answer.text, text));
  // The exam does not describe the sentence before it plays.
  const isInTest = context === 'test' && phase === 'before';
  return (
    <div className={styles['screen']}>
      <Listening player={player} phase={phase} about={isInTest ? undefined : view.topic} />
      {phase === 'after' && solution ? (
        <ComparedSentence transcript={solution.transcript} typed={answer.text} />
      ) : (
        <Textarea
          label="Your sentence"
          size="md"
          rows={2}
          value={answer.text}
          maxLength={1000}
          disabled={isLocked || phase === 'after'}
          error={fault !== undefined && <Fault text={fault} />}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          {...noHelp}
          {...clipboardIn(context)}
        />
      )}
      {solution && (phase === 'after' || showAnswer) && (
        <Transcript text={solution.transcript} quote={quote} />
      )}
    </div>
  );
}
