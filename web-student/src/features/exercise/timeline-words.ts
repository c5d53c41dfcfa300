import type { TimelineStep } from '#domain/practice/timeline.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';

const quoted = (text: string | undefined) => (text === undefined ? '' : ` “${text}”`);
const letterAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** The options of one blank, where it has any: those of its list, or those of the bank. */
function wordOf(view: QuestionView, blank: number, word: number | undefined): string | undefined {
  if (word === undefined || !('wordsGiven' in view)) return undefined;
  const given = view.wordsGiven[view.type === 'RFB' ? blank : word];
  return typeof given === 'string' ? given : given?.[word];
}

/** What a step was done to, such as `Option 2` or `Blank 1`: a lane of the picture. */
export function laneOf({ act, part }: TimelineStep, view: QuestionView): string {
  if (act === 'played' || act === 'paused') return 'Recording';
  if (act === 'shown') return 'Answer';
  if (part === undefined) return 'Text';
  if ('multichoice' in view) return `Option ${part + 1}`;
  switch (view.type) {
    case 'RRP':
      return `Paragraph ${view.paragraphs[part]?.id ?? letterAt(part)}`;
    case 'LIW':
      return 'Words';
    case 'LWD':
      return 'Text';
    default:
      return `Blank ${part + 1}`;
  }
}

/** A step in words, such as `Chose option 2 “By ship”`. */
export function stepInWords(step: TimelineStep, view: QuestionView): string {
  const { act, to } = step;
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
      return choiceInWords(step, view, lane, act === 'chose');
  }
}

function choiceInWords({ part = 0, to }: TimelineStep, view: QuestionView, lane: string, isChosen: boolean) {
  if ('multichoice' in view) {
    const option = `${named(lane)}${quoted(view.multichoice[part])}`;
    return isChosen ? `Chose ${option}` : `Took back ${option}`;
  }
  if (view.type === 'LIW') {
    const word = quoted(clickableWords(view.topic)[part]);
    return isChosen ? `Selected the word${word}` : `Took back the word${word}`;
  }
  return isChosen ? `${lane}:${quoted(wordOf(view, part, to))}` : `${lane}: emptied`;
}

const named = (lane: string) => (lane === 'Text' ? 'the text' : lane.charAt(0).toLowerCase() + lane.slice(1));
const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
