import type { Section } from '../section.ts';
import type { EmptyAnswer } from './empty-answers.ts';
import type { TypeLimits } from './limits.ts';
import type { Rubrics, SkillName } from './rubrics.ts';
import type { TypeStat } from './stats.ts';

/** The five category colours and the default, as theme names: specification, document 2, section 9. */
export type CategoryColor = 'blue' | 'green' | 'yellow' | 'red' | 'purple' | 'slate';

/** Specification, document 2, section 2, "Answer screens". */
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
  /** In the practice menu; empty if none. */
  readonly section: Section | '';
  readonly color: CategoryColor;
  readonly layout: Layout | '';
  readonly targetTime: number;
  readonly showAnswerButton: boolean;
  /** Speaking types send their recording from a dialog and count time in the recorder: document 2, section 4. */
  readonly hideSubmit: boolean;
  /** Whether the material has its own margin. The specification gives no values; no type needs it so far. */
  readonly noMargin: boolean;
  readonly showForceAnswer: boolean;
  readonly hideTimer: boolean;
  /** Importance 5 of 5. */
  readonly importantExercise: boolean;
  /** Whether submitting waits for the end of the sound: document 2, section 4. */
  readonly waitAudioDidEnd: boolean;
  /** Whether the recorder waits for the player: document 2, section 4. */
  readonly waitPlayerDidEnd: boolean;
  /** In any exam; `countsFor` says in which. */
  readonly skillsAssessed: readonly Section[];
  readonly emptyAnswer: EmptyAnswer | undefined;
  readonly description: string;
  readonly stats: readonly TypeStat[];
  readonly task: string;
  readonly taskMock: string;
  /** From the end of the player, or the start, to the recording; 0 without one. */
  readonly waitingTime: number;
  /** The longest recording, or the exam's clock for writing (document 2, section 9; fact sheet); else 0. */
  readonly answeringTime: number;
  /** Traits in the score dialog; empty for types scored right or wrong. */
  readonly skills: readonly SkillName[];

  /** The wait with the stored flag; equal to `waitingTime` if the flag changes nothing: section 9. */
  readonly quickWaitingTime: number;
  /** Before the recording starts: document 2, section 9, "Prompt and reading times". */
  readonly readTime: number;
  readonly limits: TypeLimits;
  /** undefined if the maximum depends on the question: its options, blanks, pairs or words. */
  readonly rubrics: Rubrics | undefined;
  readonly countsFor: CountsFor;
  /** Whether a stored flag selects another layout: document 2, section 2. */
  readonly hasLayoutVariant: boolean;
  /** Whether a passage and options are shown side by side if there is room. */
  readonly hasPassage: boolean;
  readonly usesMicrophone: boolean;
  readonly hasAudio: boolean;
  /** Whether a beep replaces the last words of the recording. */
  readonly endsInBeep: boolean;
}

export interface TypeEntry<Code extends string = string> extends CatalogueEntry {
  readonly uid: Code;
  readonly section: Section;
  readonly layout: Layout;
  readonly emptyAnswer: EmptyAnswer;
}
