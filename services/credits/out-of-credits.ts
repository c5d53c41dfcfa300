import { noSpeakingCreditsMessage, noWritingCreditsMessage } from '#domain/credits/credit-messages.ts';
import type { Rejection } from '#domain/core/events/decision.ts';
import type { Instant } from '#domain/core/instant.ts';
import { isPaid, type Viewer } from '#domain/practice/access.ts';

export function withCreditsMessage<Code extends string>(
  rejection: Rejection<Code>,
  viewer: Viewer,
  now: Instant,
): Rejection<Code> & { readonly fields?: Readonly<Record<string, string>> } {
  switch (rejection.rejected) {
    case 'no_writing_credits':
      return { ...rejection, fields: { writingCredits: noWritingCreditsMessage(isPaid(viewer, now)) } };
    case 'no_speaking_credits':
      return {
        ...rejection,
        fields: { speakingCredits: noSpeakingCreditsMessage(viewer.kind === 'visitor') },
      };
    default:
      return rejection;
  }
}
