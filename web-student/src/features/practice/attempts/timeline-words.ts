import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { stepWordsOf } from '#student/mechanisms/registry.tsx';

export function laneOf({ act, part }: TimelineStep, view: QuestionView): string {
  if (act === 'played' || act === 'paused') return 'Recording';
  if (act === 'shown') return 'Answer';
  return part === undefined ? 'Text' : stepWordsOf(view.type).partName(view, part);
}

export function stepInWords(step: TimelineStep, view: QuestionView): string {
  const { act, part = 0, to } = step;
  const lane = laneOf(step, view);
  switch (act) {
    case 'played':
      return 'Played the recording';
    case 'paused':
      return 'Paused the recording';
    case 'shown':
      return 'Looked at the answer';
    case 'moved':
      return to === undefined ? `Moved ${named(lane)}` : `Moved ${named(lane)} to place ${to + 1}`;
    case 'typed':
      return to === undefined ? `Typed in ${named(lane)}` : `Typed in ${named(lane)}: ${characters(to)}`;
    case 'chose':
    case 'cleared':
      return stepWordsOf(view.type).choiceInWords(view, { part, to, isMade: act === 'chose' });
  }
}

const named = (lane: string) => (lane === 'Text' ? 'the text' : lane.charAt(0).toLowerCase() + lane.slice(1));
const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
