import { useQueryClient } from '@tanstack/react-query';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { usePlayer, usePlayerState } from '#student/audio/use-player.ts';
import { useSession } from '#student/core/session.ts';
import { loadSitting } from '../api/sitting.ts';

export function useTestPlayer(sessionId: string, view: QuestionView, memoryKey: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  const player = usePlayer(view, {
    mode: 'once',
    memoryKey,
    loadAgain: async () => {
      const { question } = (await loadSitting(queryClient, sessionId)).sitting;
      return question?.uid === view.uid ? question : undefined;
    },
    hasNoise: session?.user.stepsDone.includes('want_bg_noise'),
  });
  const recording = usePlayerState(player);
  return {
    player,
    /** The student cannot continue before the recording ends: specification, document 2, section 4. */
    isWaiting: catalogue[view.type].waitAudioDidEnd && recording?.isOver === false,
  };
}
