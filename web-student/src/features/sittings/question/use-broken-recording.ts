import { useMutation, useQueryClient } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { reportBroken, sittingKey, type TimedSitting } from '../api/sitting.ts';

export function useBrokenRecording(sessionId: string, { uid, type }: Pick<QuestionView, 'uid' | 'type'>) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: reportBroken,
    retry: 5,
    onSuccess: (timed: TimedSitting) => queryClient.setQueryData(sittingKey(sessionId), timed),
  });
  return (seconds: number) =>
    mutate({
      sessionId,
      uid,
      seconds: Math.min(seconds, catalogue[type].answeringTime),
      commandId: newId(),
    });
}
