import { SavedHere } from '#student/components/saved-here.tsx';
import { CreditsNote } from '../answer/credits-note.tsx';
import type { Practice } from '../answer/use-practice.ts';
import { WaitNote } from '../answer/wait-note.tsx';

export function ExerciseFootNote({ exercise, credits, wait }: Practice) {
  return (
    <>
      <SavedHere isSending={exercise.phase.name === 'sending'} />
      {exercise.isOpen && credits && <CreditsNote {...credits} />}
      {exercise.isOpen && wait.isWaiting && <WaitNote text={wait.text} onEnough={wait.hearEnough} />}
    </>
  );
}
