import { useQuery } from '@tanstack/react-query';
import { isScoredByRule, type AnswerableCode } from '#domain/question-types/registry.ts';
import { creditsQuery } from './api/credits.ts';

export interface WritingCredits {
  readonly text: string;
  readonly isExhausted: boolean;
}

/** What is told of the writing credits beside "Submit"; `undefined` for types that cost none, and until it is known. */
export function useWritingCredits(type: AnswerableCode): WritingCredits | undefined {
  const { data } = useQuery({ ...creditsQuery(), enabled: !isScoredByRule(type) });
  if (!data || isScoredByRule(type)) return undefined;
  const { writingCredits, writingMessage } = data;
  if (writingCredits > 0)
    return { text: `You have ${writingCredits} Ai writing credit left.`, isExhausted: false };
  return { text: writingMessage ?? '', isExhausted: true };
}
