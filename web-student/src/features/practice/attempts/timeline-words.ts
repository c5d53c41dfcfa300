import type { TimelineStep } from '#domain/practice/timeline.ts';
import { forView } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';

const quoted = (text: string | undefined) => (text === undefined ? '' : ` “${text}”`);
const letterAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

const option = (_view: object, part: number) => `Option ${part + 1}`;
const blank = (_view: object, part: number) => `Blank ${part + 1}`;

/** A part of an answer that was touched. */
const partName = forView<string, [part: number]>({
  'single-choice': option,
  'multiple-choice': option,
  reorder: ({ paragraphs }, part) => `Paragraph ${paragraphs[part]?.id ?? letterAt(part)}`,
  'word-bank-blanks': blank,
  'drop-down-blanks': blank,
  'typed-blanks': blank,
  dictation: () => 'Text',
  'highlight-words': () => 'Words',
  'written-response': () => 'Text',
  'spoken-response': () => 'Answer',
});

/** What a step was done to, such as `Option 2` or `Blank 1`: a lane of the picture. */
export function laneOf({ act, part }: TimelineStep, view: QuestionView): string {
  if (act === 'played' || act === 'paused') return 'Recording';
  if (act === 'shown') return 'Answer';
  return part === undefined ? 'Text' : partName(view, part);
}

/** A choice made or taken back; `to` is the place of the word that went into a blank. */
interface Choice {
  readonly part: number;
  readonly to: number | undefined;
  readonly isMade: boolean;
}

const chosenOption = ({ multichoice }: { readonly multichoice: readonly string[] }, choice: Choice) =>
  `${choice.isMade ? 'Chose' : 'Took back'} option ${choice.part + 1}${quoted(multichoice[choice.part])}`;
const filledBlank = ({ part, isMade }: Choice, word: string | undefined) =>
  isMade ? `Blank ${part + 1}:${quoted(word)}` : `Blank ${part + 1}: emptied`;

const choiceInWords = forView<string, [choice: Choice]>({
  'single-choice': chosenOption,
  'multiple-choice': chosenOption,
  reorder: (view, { part, isMade }) => `${partName(view, part)}: ${isMade ? 'chosen' : 'taken back'}`,
  'word-bank-blanks': ({ wordsGiven }, choice) => filledBlank(choice, wordsGiven[choice.to ?? -1]),
  'drop-down-blanks': ({ wordsGiven }, choice) =>
    filledBlank(choice, wordsGiven[choice.part]?.[choice.to ?? -1]),
  'typed-blanks': (_view, choice) => filledBlank(choice, undefined),
  dictation: (_view, { isMade }) => (isMade ? 'Typed' : 'Text: emptied'),
  'written-response': (_view, { isMade }) => (isMade ? 'Typed' : 'Text: emptied'),
  'spoken-response': (_view, { isMade }) => (isMade ? 'Recorded' : 'Recording put away'),
  'highlight-words': ({ topic }, { part, isMade }) =>
    `${isMade ? 'Selected' : 'Took back'} the word${quoted(clickableWords(topic)[part])}`,
});

/** A step in words, such as `Chose option 2 “By ship”`. */
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
      return choiceInWords(view, { part, to, isMade: act === 'chose' });
  }
}

const named = (lane: string) => (lane === 'Text' ? 'the text' : lane.charAt(0).toLowerCase() + lane.slice(1));
const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
