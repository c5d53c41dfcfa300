import type { ReactNode, RefObject } from 'react';
import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { AnswerOf, MechanismKind, SolutionOf, ViewOf } from '#domain/question-types/kinds.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { PlayerHandle } from '../audio/player.ts';
import type { Preloadable } from '../components/preloadable.tsx';
import type { Quote } from './pieces/quoted.ts';

/** What a screen tells of the timeline; `useExercise` adds the time and its bounds. */
export type Step = Omit<TimelineStep, 'atMs'>;

interface Shared<View, Given, Key> {
  readonly view: View;
  readonly answer: Given;
  /** The right answer, where it may be seen. */
  readonly solution?: Key | undefined;
  /** There for types with a recording; made by `usePlayer`, shown by the screen. */
  readonly player?: PlayerHandle | undefined;
  /** What of the passage or the transcript is marked, as an explanation quotes it. */
  readonly quote?: Quote | undefined;
}

interface ScreenProps<View, Given, Key> extends Shared<View, Given, Key> {
  /**
   * `step` is what the student did; typing tells one now and then, not for each letter. A method, so that one
   * component can be the screen of several kinds.
   */
  onChange(answer: Given, step?: Step): void;
  /** `after`: the answer is in, locked and coloured. */
  readonly phase: 'before' | 'after';
  /** There once the answer was scored. */
  readonly score?: Score | undefined;
  readonly context: 'practice' | 'test';
  /** Shows the right answer beside the given one, in either phase, once there is a `solution`. */
  readonly showAnswer: boolean;
  /** While the answer is on its way, or the time is up. */
  readonly isLocked?: boolean | undefined;
  /** What is answered, such as `practice/SRA-0001`: under this name a recording is kept on the device. */
  readonly subject?: string | undefined;
  /** When a question of a test was first shown, in milliseconds of `performance.now()`: before this page it is less than 0. */
  readonly shownAt?: number | undefined;
  /** In a test: the recording of the answer was interrupted before, and begins again. */
  readonly recordsAgain?: boolean | undefined;
  /** In a test: the recording was interrupted. @param seconds for how long was recorded */
  onBroken?(seconds: number): void;
  /** Submits an answer at once, where the page has no button for it: `hideSubmit` of the catalogue. */
  onSubmit?(answer: Given): void;
  /** Where the screen leaves a way to end an answer that is being made and to have it: for who goes on meanwhile. */
  readonly handInRef?: RefObject<(() => Promise<Given | undefined>) | undefined> | undefined;
  /** What the page adds below the field of an answer in writing. */
  readonly below?: ReactNode;
  /** What the answer still lacks, shown at its field. */
  readonly fault?: string | undefined;
  /** Asks for a quote to be marked in the material, where a screen tells reasons itself; `undefined` takes it away. */
  onExplain?(quote: Quote | undefined): void;
}

interface ReasonProps<View, Given, Key> extends Shared<View, Given, Key> {
  readonly solution: Key;
  /** What the reasons are of. */
  readonly score: Score;
  /** Asks for a quote to be marked in the passage; `undefined` takes the mark away. */
  onExplain(quote: Quote | undefined): void;
  /** Told when the student leaves a table of the score for its details. */
  onSeeDetails?(): void;
}

/** What the screen of a kind, or of several, is given. */
export type QuestionScreenProps<Kind extends MechanismKind> = ScreenProps<
  ViewOf<Kind>,
  AnswerOf<Kind>,
  SolutionOf<Kind>
>;
/** What the reasons of a kind, or of several, are given. */
export type ExplanationProps<Kind extends MechanismKind> = ReasonProps<
  ViewOf<Kind>,
  AnswerOf<Kind>,
  SolutionOf<Kind>
>;

/** The client's side of a mechanism: its material and answer on the screen, and the reasons. */
export interface MechanismScreens<Kind extends MechanismKind> {
  /** Comes on demand, as `Explanation` does: the first load of the client has no screen in it. */
  readonly Screen: Preloadable<QuestionScreenProps<Kind>>;
  readonly Explanation: Preloadable<ExplanationProps<Kind>>;
  /** What must be mended before an answer is submitted in practice. */
  readonly faultOf?: (answer: AnswerOf<Kind>) => string | undefined;
}
