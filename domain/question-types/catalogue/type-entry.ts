import type { Section } from '../section.ts';
import type { EmptyAnswer } from './empty-answers.ts';
import type { TypeLimits } from './limits.ts';
import type { Rubrics, SkillName } from './rubrics.ts';
import type { TypeStat } from './stats.ts';

/** The five category colours and the default, as names of the theme: specification, document 2, section 9. */
export type CategoryColor = 'blue' | 'green' | 'yellow' | 'red' | 'purple' | 'slate';

/** How a type is answered on the screen: specification, document 2, section 2, "Answer screens". */
export type Layout =
  | 'singleAnswer'
  | 'multipleAnswers'
  | 'reorder'
  | 'dragBlanks'
  | 'dropDownBlanks'
  | 'typedBlanks'
  | 'incorrectWords'
  | 'dictation'
  | 'written'
  | 'spoken';

/** Skills by exam: new, old (both Academic and UKVI), Core; empty without the type. Fact sheet, "Which skill". */
export interface CountsFor {
  readonly new: readonly Section[];
  readonly old: readonly Section[];
  readonly core: readonly Section[];
}

/** Names as in document 2, section 3 (`abreviation` too) up to `skills`; times in seconds. */
export interface CatalogueEntry {
  readonly abreviation: string;
  readonly uid: string;
  readonly name: string;
  /** The section of the practice menu; empty where an entry belongs to none. */
  readonly section: Section | '';
  readonly color: CategoryColor;
  readonly layout: Layout | '';
  /** Document 2, section 9. */
  readonly targetTime: number;
  /** Document 2, section 4. */
  readonly showAnswerButton: boolean;
  /** Speaking types send their recording from a dialog and count time in the recorder: document 2, section 4. */
  readonly hideSubmit: boolean;
  /** Whether the material brings its own margin. The specification gives no values; no type needs it so far. */
  readonly noMargin: boolean;
  /** Document 2, section 4. */
  readonly showForceAnswer: boolean;
  readonly hideTimer: boolean;
  /** The types whose importance is 5 of 5. */
  readonly importantExercise: boolean;
  /** Whether submitting waits for the sound's end: document 2, section 4. */
  readonly waitAudioDidEnd: boolean;
  /** Whether the recorder starts only once the player has ended: document 2, section 4. */
  readonly waitPlayerDidEnd: boolean;
  /** Every skill the type counts for in any exam; `countsFor` says in which. */
  readonly skillsAssessed: readonly Section[];
  readonly emptyAnswer: EmptyAnswer | undefined;
  readonly description: string;
  readonly stats: readonly TypeStat[];
  /** The instruction on top of the exercise. */
  readonly task: string;
  /** The instruction in a mock test. */
  readonly taskMock: string;
  /** From the end of the player, or from the start, to the recording; 0 where nothing is recorded. */
  readonly waitingTime: number;
  /** The longest recording, or the exam's clock for writing (document 2, section 9; fact sheet); else 0. */
  readonly answeringTime: number;
  /** What the score dialog tells apart; empty where a type is scored right or wrong. */
  readonly skills: readonly SkillName[];

  /** The wait with the stored flag set; that of `waitingTime` where the flag changes nothing: section 9. */
  readonly quickWaitingTime: number;
  /** To read before the recording starts: document 2, section 9, "Prompt and reading times". */
  readonly readTime: number;
  readonly limits: TypeLimits;
  /** Undefined where the maximum follows from the question: its options, blanks, pairs or words. */
  readonly rubrics: Rubrics | undefined;
  readonly countsFor: CountsFor;
  /** Whether a stored flag chooses another layout: document 2, section 2. */
  readonly hasLayoutVariant: boolean;
  /** Whether a passage is read while options are weighed, so that both stand side by side where there is room. */
  readonly hasPassage: boolean;
  /** With `hasAudio`, what the notes on Chrome and the mobile app depend on: document 2, section 2. */
  readonly usesMicrophone: boolean;
  /** Whether something is played to the student. */
  readonly hasAudio: boolean;
  /** Whether a beep stands for the last words of the recording. */
  readonly endsInBeep: boolean;
}

export interface TypeEntry<Code extends string = string> extends CatalogueEntry {
  readonly uid: Code;
  readonly section: Section;
  readonly layout: Layout;
  readonly emptyAnswer: EmptyAnswer;
}
