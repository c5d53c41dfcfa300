import { Alert, Anchor, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { paths } from '../../app/paths.ts';
import { usePlayer } from '../../audio/use-player.ts';
import { ExerciseFrame } from '../../components/exercise-frame.tsx';
import { preloadable } from '../../components/preloadable.tsx';
import { SavedHere } from '../../components/saved-here.tsx';
import { Verdict } from '../../components/verdict.tsx';
import { atRest } from '../../core/at-rest.ts';
import { announce } from '../../core/notices.ts';
import { clockText } from '../../core/server-clock.ts';
import { useSession } from '../../core/session.ts';
import { preloadExplanation, QuestionScreen } from '../../mechanisms/registry.tsx';
import { WordLookup } from '../dictionary/word-lookup.tsx';
import { loadQuestion, type ShownQuestion } from './api/question.ts';
import { BelowAnswer } from './below-answer.tsx';
import { ChromeNote } from './chrome-note.tsx';
import { CreditsNote } from './credits-note.tsx';
import { ExerciseActions } from './exercise-actions.tsx';
import { ExerciseTop } from './exercise-top.tsx';
import type { OpenedFrom } from './opened-from.ts';
import { RefusedAlert } from './refused-alert.tsx';
import { TypeCard } from './type-card.tsx';
import { useDialog } from './use-dialog.ts';
import { useExercise } from './use-exercise.ts';
import type { Following } from './use-following.ts';
import { useLayoutVariant } from './use-layout-variant.ts';
import { useMarks } from './use-marks.ts';
import { useWritingCredits } from './use-writing-credits.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { quieten, useSubmitWait } from './use-submit-wait.ts';
import { WaitNote } from './wait-note.tsx';

const Dialogs = preloadable(() => import('./dialogs.tsx'));
const AfterAnswer = preloadable(() => import('./after-answer.tsx'));
const AwaitedScore = preloadable(() => import('./awaited-score.tsx'));
const OwnAttempts = preloadable(() => import('./own-attempts.tsx'));

interface Props {
  readonly shown: ShownQuestion;
  readonly list: OpenedFrom;
  readonly following: Following;
  /** The question was corrected while it was answered. */
  readonly onChanged: () => Promise<void>;
}

/** One question in practice: answered, submitted, scored, explained. */
export function Exercise({ shown, list, following, onChanged }: Props) {
  const { question: view, revision } = shown;
  const { targetTime, hideTimer, hasAudio, usesMicrophone } = catalogue[view.type];
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSession();
  const exercise = useExercise(shown, onChanged);
  const { phase, seconds, answer } = exercise;
  const marked = phase.name === 'marked' ? phase : undefined;
  /** The answer is in, whether it has its score or not. */
  const taken = phase.name === 'awaited' || phase.name === 'unscored' ? phase : marked;
  const player = usePlayer(view, {
    mode: taken ? 'review' : 'practice',
    revision,
    loadAgain: async () => (await loadQuestion(queryClient, view.uid)).question,
    hasNoise: session?.user.stepsDone.includes('want_bg_noise'),
    onStep: exercise.note,
  });
  const wait = useSubmitWait(view.type, player);
  const marks = useMarks(view.uid);
  const credits = useWritingCredits(view.type);
  const isLocked = !exercise.isOpen || credits?.isExhausted === true;
  const layout = useLayoutVariant(view.type);
  const dialog = useDialog();
  const [quote, setQuote] = useState<string>();
  usePreload(view.type);

  const { putAway } = exercise;
  const finished = phase.name === 'unscored' ? phase : marked;
  const isFinished = finished !== undefined;
  const leave = useCallback(() => {
    if (isFinished) putAway();
  }, [isFinished, putAway]);
  const goTo = (uid: string | null | undefined) => {
    if (uid === undefined) return;
    leave();
    void navigate(uid === null ? list.getBackHref(following.place) : list.getHref(uid));
  };
  const submit = () => {
    if (wait.isWaiting) return announce(wait.text);
    if (credits?.isExhausted) return announce(credits.text);
    exercise.submit();
  };
  const tryAgain = () => {
    exercise.tryAgain();
    player?.reset();
    wait.reset();
    setQuote(undefined);
  };
  useShortcuts({
    submit: () => (taken ? undefined : submit()),
    next: () => following.next && goTo(following.next),
    previous: () => goTo(following.previous),
    favorite: () => marks.toggle('isFavorite'),
    list: () => dialog.open('list'),
    sheet: () => dialog.open('shortcuts'),
  });

  const screen = { view, answer, player, quote } as const;
  return (
    <ExerciseFrame
      view={view}
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
          {(hasAudio || usesMicrophone) && <ChromeNote />}
          <TypeCard type={view.type} />
        </>
      }
      note={
        <>
          <SavedHere isSending={phase.name === 'sending'} />
          {exercise.isOpen && credits && <CreditsNote {...credits} />}
          {exercise.isOpen && wait.isWaiting && <WaitNote text={wait.text} onEnough={wait.hearEnough} />}
        </>
      }
      time={
        hideTimer
          ? undefined
          : {
              label: 'Time spent',
              text: clockText(seconds),
              note: `Target ${clockText(targetTime)}`,
              percent: Math.min(100, (seconds / targetTime) * 100),
              isUrgent: seconds > targetTime,
            }
      }
      verdict={
        marked && (
          <Verdict
            score={marked.score}
            seconds={hideTimer ? undefined : seconds}
            remark={exercise.hasGivenUp ? 'Answer shown' : undefined}
          />
        )
      }
      actions={
        <ExerciseActions
          type={view.type}
          exercise={exercise}
          isWaiting={wait.isWaiting}
          isExhausted={credits?.isExhausted === true}
          next={following.next}
          backName={list.backName}
          onSubmit={submit}
          onShowAnswer={() => dialog.open('giveUp')}
          onTryAgain={tryAgain}
          onNext={goTo}
        />
      }
    >
      {phase.name === 'refused' && (
        <RefusedAlert message={phase.message} isDraftDropped={exercise.isDraftDropped} />
      )}
      {phase.name === 'answering' && exercise.isDraftDropped && (
        <Alert color="blue" variant="light" mb="md" title="This question was corrected">
          Your earlier draft does not fit it any more, so you start with an empty answer.
        </Alert>
      )}
      <WordLookup>
        <QuestionScreen
          {...screen}
          solution={taken?.solution}
          onChange={exercise.change}
          phase={taken ? 'after' : 'before'}
          score={marked?.score}
          context="practice"
          showAnswer={taken !== undefined}
          isLocked={isLocked}
          below={<BelowAnswer uid={view.uid} exercise={exercise} isLocked={isLocked} />}
          fault={exercise.fault}
          onExplain={setQuote}
        />
        <Suspense fallback={null}>
          {phase.name === 'awaited' && <AwaitedScore key={phase.attemptId} since={phase.submittedAt} />}
          {finished && (
            <AfterAnswer
              key={finished.attemptId}
              {...screen}
              marked={marked}
              hasGivenUp={exercise.hasGivenUp}
              onExplain={setQuote}
            />
          )}
        </Suspense>
        {finished && (
          <Suspense fallback={null}>
            <OwnAttempts uid={view.uid} attemptId={finished.attemptId} isOnScreen />
          </Suspense>
        )}
      </WordLookup>
      {exercise.isOpen && marks.answered > 0 && (
        <Text mt="md" size="sm">
          <Anchor component={Link} to={paths.exercise.getHref(view.uid, { attempt: 'latest' })} inherit>
            Your earlier attempts
          </Anchor>
        </Text>
      )}
      {dialog.name !== undefined && (
        <Suspense fallback={null}>
          <Dialogs
            name={dialog.name}
            shown={shown}
            list={list}
            following={following}
            onClose={dialog.close}
            onGiveUp={() => {
              quieten(player);
              exercise.giveUp();
            }}
            onLeave={leave}
          />
        </Suspense>
      )}
    </ExerciseFrame>
  );
}

/** What opens on a press is fetched once the page is at rest, so that it opens at once, and without a network too. */
function usePreload(type: ShownQuestion['question']['type']) {
  useEffect(
    () =>
      atRest(() => {
        preloadExplanation(type);
        // What does not come now is asked for again when it is opened.
        void Promise.allSettled(
          [Dialogs, AfterAnswer, AwaitedScore, OwnAttempts].map((part) => part.preload()),
        );
      }),
    [type],
  );
}
