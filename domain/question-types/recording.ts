import type { Recording } from './mechanisms/track.ts';
import type { Question, QuestionView } from './registry.ts';

/** What is heard in a question; nothing where it is about a text. */
export function recordingOf(question: Question): Recording | undefined {
  if (!('track' in question) || question.track === undefined) return undefined;
  const { track, transcript = '', sentences = [] } = question;
  return { track, transcript, sentences };
}

/** The track of a question as students see it; nothing where there is nothing to hear. */
export const trackOf = (view: QuestionView): string | undefined => ('track' in view ? view.track : undefined);
