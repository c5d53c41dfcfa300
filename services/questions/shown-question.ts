import { studentView, type Question, type QuestionView } from '#domain/question-types/registry.ts';
import type { SignedTracks } from './signed-tracks.ts';

/**
 * The question as it goes out to somebody who may see it, at `now`: without its key, and with its recording under a name
 * that plays. Ask first whether they may.
 */
export function shownQuestion(tracks: SignedTracks, question: Question, now: string): QuestionView {
  const view = studentView(question, 'before');
  if (!('track' in view) || view.track === undefined) return view;
  return { ...view, track: tracks.sign(view.track, now) };
}
