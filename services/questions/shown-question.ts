import { trackOf } from '#domain/question-types/recording.ts';
import { studentView, type Question, type QuestionView } from '#domain/question-types/registry.ts';
import type { SignedTracks } from './signed-tracks.ts';

/**
 * The question as it goes out to somebody who may see it, at `now`: without its key, and with its recording under a name
 * that plays. Ask first whether they may.
 */
export function shownQuestion(tracks: SignedTracks, question: Question, now: string): QuestionView {
  const view = studentView(question, 'before');
  const track = trackOf(view);
  const signed = track === undefined ? {} : { track: tracks.sign(track, now) };
  return { ...view, ...signed };
}
