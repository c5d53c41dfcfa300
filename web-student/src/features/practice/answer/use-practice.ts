import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Answer } from '#domain/question-types/registry.ts';
import { usePlayer } from '#student/audio/use-player.ts';
import { announce } from '#student/core/notices.ts';
import { useSession } from '#student/core/session.ts';
import type { Quote } from '#student/mechanisms/pieces/quoted.ts';
import { loadQuestion, type ShownQuestion } from '#student/queries/question.ts';
import { useExercise } from './use-exercise.ts';
import { quieten, useSubmitWait } from './use-submit-wait.ts';
import { useCredits } from './use-credits.ts';

export function usePractice(shown: ShownQuestion, onChanged: () => Promise<void>) {
  const { question: view, revision } = shown;
  const queryClient = useQueryClient();
  const session = useSession();
  const exercise = useExercise(shown, onChanged);
  const { phase } = exercise;
  const marked = phase.name === 'marked' ? phase : undefined;
  const taken = phase.name === 'awaited' || phase.name === 'unscored' ? phase : marked;
  const player = usePlayer(view, {
    mode: taken ? 'review' : 'practice',
    revision,
    loadAgain: async () => (await loadQuestion(queryClient, view.uid)).question,
    hasNoise: session?.user.stepsDone.includes('want_bg_noise'),
    onStep: exercise.note,
  });
  const wait = useSubmitWait(view.type, player);
  const credits = useCredits(view.type);
  const isExhausted = credits?.isExhausted === true;
  const [quote, setQuote] = useState<Quote>();
  return {
    view,
    exercise,
    player,
    wait,
    credits,
    isExhausted,
    isLocked: !exercise.isOpen || isExhausted,
    taken,
    marked,
    finished: phase.name === 'unscored' ? phase : marked,
    quote,
    setQuote,
    submit(answer?: Answer) {
      if (taken || (catalogue[view.type].hideSubmit && !answer)) return;
      if (wait.isWaiting) return announce(wait.text);
      if (credits?.isExhausted) return announce(credits.text);
      exercise.submit(answer);
    },
    giveUp() {
      quieten(player);
      exercise.giveUp();
    },
    tryAgain() {
      exercise.tryAgain();
      player?.reset();
      wait.reset();
      setQuote(undefined);
    },
  };
}

export type Practice = ReturnType<typeof usePractice>;
