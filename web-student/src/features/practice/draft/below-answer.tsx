import { Suspense } from 'react';
import { preloadable } from '#student/components/preloadable.tsx';
import { isWritten } from '../answer/is-written.ts';
import type { Exercise } from '../answer/use-exercise.ts';

const WritingDraft = preloadable(() => import('./writing-draft.tsx'));

interface Props {
  readonly uid: string;
  readonly exercise: Pick<Exercise, 'answer' | 'isOpen' | 'change'>;
  readonly isLocked: boolean;
}

export function BelowAnswer({ uid, exercise: { answer, isOpen, change }, isLocked }: Props) {
  if (!isOpen || !isWritten(answer)) return null;
  return (
    <Suspense fallback={null}>
      <WritingDraft
        uid={uid}
        text={answer.text}
        isLocked={isLocked}
        onChange={(text, step) => change({ ...answer, text }, step)}
      />
    </Suspense>
  );
}
