import { Suspense } from 'react';
import { ExerciseFrame } from '#student/components/question/exercise-frame.tsx';
import { useIsPhone } from '#student/components/use-is-phone.ts';
import type { ShownQuestion } from '#student/queries/question.ts';
import { ExerciseActions } from '../answer/exercise-actions.tsx';
import { ExerciseBody } from './exercise-body.tsx';
import { ExerciseFootNote } from './exercise-foot-note.tsx';
import { ExerciseNotes } from './notes/exercise-notes.tsx';
import { exerciseTime } from './exercise-time.ts';
import { ExerciseTop } from './exercise-top.tsx';
import { exerciseVerdict } from './exercise-verdict.tsx';
import { Dialogs, usePreloadedParts } from './late-parts.ts';
import type { OpenedFrom } from '../navigation/opened-from.ts';
import { TypeCard } from './notes/type-card.tsx';
import { useDialog } from '../tools/use-dialog.ts';
import type { Following } from '../navigation/use-following.ts';
import { useLayoutVariant } from './use-layout-variant.ts';
import { useLeaving } from './use-leaving.ts';
import { useMarks } from '../tools/use-marks.ts';
import { usePractice } from '../answer/use-practice.ts';
import { useShortcuts } from '#student/core/page/use-shortcuts.ts';

interface Props {
  readonly shown: ShownQuestion;
  readonly list: OpenedFrom;
  readonly following: Following;
  readonly onChanged: () => Promise<void>;
}

export function Exercise({ shown, list, following, onChanged }: Props) {
  const { type, uid } = shown.question;
  const isPhone = useIsPhone();
  const practice = usePractice(shown, onChanged);
  const { exercise, finished, submit } = practice;
  const marks = useMarks(uid);
  const layout = useLayoutVariant(type);
  const dialog = useDialog();
  usePreloadedParts(type);

  const isFinished = finished !== undefined;
  const { leave, goTo } = useLeaving({ list, following, ...(isFinished && { onLeave: exercise.putAway }) });
  useShortcuts({
    submit: () => submit(),
    next: () => following.next && goTo(following.next),
    previous: () => goTo(following.previous),
    favorite: () => marks.toggle('isFavorite'),
    list: () => dialog.open('list'),
    sheet: () => dialog.open('shortcuts'),
  });

  return (
    <ExerciseFrame
      view={shown.question}
      context="practice"
      isBeside={layout.isBeside ?? true}
      top={
        <ExerciseTop
          list={list}
          following={following}
          onLeave={leave}
          marks={marks}
          isBeside={layout.isBeside}
          onToggleLayout={layout.toggle}
          onOpen={dialog.open}
        />
      }
      notes={
        <>
          {!isPhone && !isFinished && <ExerciseNotes type={type} />}
          <TypeCard type={type} />
        </>
      }
      note={<ExerciseFootNote {...practice} />}
      time={exerciseTime(type, exercise.seconds)}
      verdict={exerciseVerdict(practice)}
      actions={
        <ExerciseActions
          type={type}
          exercise={exercise}
          isWaiting={practice.wait.isWaiting}
          isExhausted={practice.isExhausted}
          next={following.next}
          backName={list.backName}
          onSubmit={() => submit()}
          onShowAnswer={() => dialog.open('giveUp')}
          onTryAgain={practice.tryAgain}
          onNext={goTo}
        />
      }
    >
      <ExerciseBody practice={practice} answered={marks.answered} />
      {/* Below the question: above it, the notes would push the controls off a small screen. */}
      {isPhone && !isFinished && <ExerciseNotes type={type} />}
      {dialog.name !== undefined && (
        <Suspense fallback={null}>
          <Dialogs
            name={dialog.name}
            shown={shown}
            list={list}
            following={following}
            onClose={dialog.close}
            onGiveUp={practice.giveUp}
            onLeave={leave}
          />
        </Suspense>
      )}
    </ExerciseFrame>
  );
}
