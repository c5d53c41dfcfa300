import type { Instant } from '#domain/core/instant.ts';
import { trackOf } from '#domain/question-types/recording.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import {
  studentView,
  type Question,
  type QuestionView,
  type Solution,
} from '#domain/question-types/registry.ts';
import type { SignedFiles } from './signed-files.ts';

/** The question without its key, its files under names signed at `now`. Check the access first. */
export function shownQuestion(files: SignedFiles, question: Question, now: Instant): QuestionView {
  const view = studentView(question, 'before');
  const track = trackOf(view);
  const shown = track === undefined ? view : { ...view, track: files.sign(track, now) };
  return isOfKind('spoken-response', shown) && shown.image !== undefined
    ? { ...shown, image: files.sign(shown.image, now) }
    : shown;
}

/** The solution shown after the answer, at `now`: a model reading has a signed name. */
export function shownSolution(files: SignedFiles, question: Question, now: Instant): Solution {
  const solution = studentView(question, 'after');
  if (!isOfKind('spoken-response', solution) || !solution.modelReading) return solution;
  const { track, sentences } = solution.modelReading;
  return { ...solution, modelReading: { track: files.sign(track, now), sentences } };
}
