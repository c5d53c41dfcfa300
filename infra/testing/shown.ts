import { expect } from 'vitest';
import { studentView, type Question, type QuestionView } from '#domain/question-types/registry.ts';

/** A question as the API shows it before the answer is in: its recording stands under a signed name, whichever it is now. */
export function shownOf(question: Question): QuestionView {
  const view = studentView(question, 'before');
  if (!('track' in view) || view.track === undefined) return view;
  const name = view.track.replace(/\.mp3$/, '');
  const signed = expect.stringMatching(new RegExp(`^${name}\\.\\d{10}\\.[\\w-]{22}\\.mp3$`)) as unknown;
  return { ...view, track: signed as string };
}
