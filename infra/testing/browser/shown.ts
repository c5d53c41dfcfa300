import { expect } from 'vitest';
import { trackOf } from '#domain/question-types/recording.ts';
import { studentView, type Question, type QuestionView } from '#domain/question-types/registry.ts';

/** A question as the API shows it before the answer. A recording matches any signed name. */
export function shownOf(question: Question): QuestionView {
  const view = studentView(question, 'before');
  const track = trackOf(view);
  if (track === undefined) return view;
  const name = track.replace(/\.mp3$/, '');
  const signed = expect.stringMatching(new RegExp(`^${name}\\.\\d{10}\\.[\\w-]{22}\\.mp3$`)) as unknown;
  const recording = { track: signed as string };
  return { ...view, ...recording };
}
