import type { Recording } from './mechanisms/track.ts';
import type { Question, QuestionView } from './registry.ts';

export function recordingOf(question: Question): Recording | undefined {
  if (!('track' in question) || question.track === undefined) return undefined;
  const { track, transcript = '', sentences = [] } = question;
  return { track, transcript, sentences };
}

export const trackOf = (view: QuestionView): string | undefined => ('track' in view ? view.track : undefined);
