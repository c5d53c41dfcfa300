import { useState } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { PlayerHandle } from '#student/audio/player.ts';
import { usePlayerState } from '#student/audio/use-player.ts';

export function quieten(player: PlayerHandle | undefined) {
  const phase = player?.get().phase;
  if (phase === 'playing') player?.pause();
  // The countdown would start the recording.
  if (phase === 'counting') player?.stop();
}

/**
 * `waitAudioDidEnd` of the catalogue (document 2, section 4). In practice a student may skip the rest of the recording.
 */
export function useSubmitWait(type: AnswerableCode, player: PlayerHandle | undefined) {
  const state = usePlayerState(player);
  const [hasHeardEnough, setHeardEnough] = useState(false);
  const { waitAudioDidEnd, hideSubmit } = catalogue[type];
  // Without "Submit", the recorder waits instead.
  const isWaiting = waitAudioDidEnd && !hideSubmit && state?.isOver === false && !hasHeardEnough;
  return {
    isWaiting,
    text: 'You can submit when the recording ends.',
    hearEnough() {
      setHeardEnough(true);
      quieten(player);
    },
    reset: () => setHeardEnough(false),
  };
}
