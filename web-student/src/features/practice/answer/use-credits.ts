import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { creditKindOf } from '#domain/credits/credit-kind-of.ts';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import { creditsLeftMessage } from '#domain/credits/credit-messages.ts';
import { isScoredByRule, type AnswerableCode } from '#domain/question-types/registry.ts';
import { useSession } from '#student/core/session.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { creditsQuery } from '#student/queries/credits.ts';

export interface Credits {
  readonly kind: CreditKind;
  readonly text: string;
  readonly isExhausted: boolean;
}

/**
 * Texts about credits next to "Submit" (document 2, sections 5 and 6); `undefined` if the type needs none, or while
 * loading.
 */
export function useCredits(type: AnswerableCode): Credits | undefined {
  const session = useSession();
  const { data } = useQuery({ ...creditsQuery(), enabled: !isScoredByRule(type) });
  const isVisitor = session === undefined;
  const speakingCredits = data?.speakingCredits;
  // The server counts. The browser stores the last count under the specification's name.
  useEffect(() => {
    if (isVisitor && speakingCredits !== undefined)
      browserStore.set(storageKeys.freeSpeakingCredits, String(speakingCredits));
  }, [isVisitor, speakingCredits]);
  if (!data || isScoredByRule(type)) return undefined;
  const kind = creditKindOf(type);
  const { left, message } = {
    writing: { left: data.writingCredits, message: data.writingMessage },
    speaking: { left: data.speakingCredits, message: data.speakingMessage },
  }[kind];
  if (kind === 'speaking' && data.isSpeakingUnlimited)
    return { kind, text: data.speakingMessage ?? '', isExhausted: false };
  return left > 0
    ? { kind, text: creditsLeftMessage(kind, left, isVisitor), isExhausted: false }
    : { kind, text: message ?? '', isExhausted: true };
}
