import { trackOf } from '#domain/question-types/recording.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import {
  studentView,
  type Question,
  type QuestionView,
  type Solution,
} from '#domain/question-types/registry.ts';
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

/** What is shown of a question once its answer is in, at `now`: a model reading under a name that plays. */
export function shownSolution(tracks: SignedTracks, question: Question, now: string): Solution {
  const solution = studentView(question, 'after');
  if (!isOfKind('spoken-response', solution) || !solution.modelReading) return solution;
  const { track, sentences } = solution.modelReading;
  return { ...solution, modelReading: { track: tracks.sign(track, now), sentences } };
}
