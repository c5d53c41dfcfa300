import { Button, Text } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { preloadable } from '../../components/preloadable.tsx';
import type { ExplanationProps } from '../screen.ts';
import { Improvements } from './improvements.tsx';
import { KeyPoints } from './key-points.tsx';
import { TraitReasons } from './trait-reasons.tsx';

const ScoreDialog = preloadable(() => import('./score-dialog.tsx'));

/** What would raise the score, what it rests on, and how a full answer is found. */
export default function WrittenResponseExplanation(props: ExplanationProps<'written-response'>) {
  const { solution, score, answer, quote, onExplain, onSeeDetails } = props;
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const content = score.traits.find(({ trait }) => trait === 'content');
  const where = { quote, onExplain };
  const close = (next: { readonly current: HTMLElement | null }) => {
    setOpen(false);
    // Once the dialog and its hold on the focus are gone.
    requestAnimationFrame(() => next.current?.focus());
  };
  return (
    <div className="reasons written-reasons">
      <Improvements {...(score.improvements && { improvements: score.improvements })} />
      <div>
        <Button
          ref={opener}
          variant="default"
          leftSection={<IconTable size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          AI Score analysis
        </Button>
      </div>
      <div ref={details} tabIndex={-1} className="score-details">
        <TraitReasons
          {...where}
          score={score}
          text={answer.text}
          keyPoints={
            <KeyPoints
              {...where}
              points={solution.keyPoints}
              evidence={content?.evidence ?? []}
              text={answer.text}
            />
          }
        />
      </div>
      <Text>{solution.explanation}</Text>
      {isOpen && (
        <Suspense fallback={null}>
          <ScoreDialog
            score={score}
            text={answer.text}
            sampleAnswer={solution.sampleAnswer}
            onClose={() => close(opener)}
            onSeeDetails={() => {
              close(details);
              onSeeDetails?.();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
