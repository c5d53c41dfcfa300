import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { AnswerOf, MechanismKind, SolutionOf, ViewOf } from '#domain/question-types/kinds.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { PlayerHandle } from '../audio/player.ts';
import type { Preloadable } from '../components/preloadable.tsx';
import type { Quote } from './pieces/quoted.ts';
import type { StepWords } from './pieces/step-words.ts';

/** What a screen reports for the timeline; `useExercise` adds the time and its bounds. */
export type Step = Omit<TimelineStep, 'atMs'>;

interface ReasonProps<View, Given, Key> {
  readonly view: View;
  readonly answer: Given;
  readonly solution: Key;
  /** The score that the reasons explain. */
  readonly score: Score;
  /** There for types with a recording; made by `usePlayer`, shown by the screen. */
  readonly player?: PlayerHandle | undefined;
  /** The marked words of the passage or the transcript, as an explanation quotes them. */
  readonly quote?: Quote | undefined;
  /** Asks for a quote to be marked in the passage; `undefined` takes the mark away. */
  onExplain(quote: Quote | undefined): void;
  onSeeDetails?(): void;
}

/** The props of the reasons of a kind, or of several. */
export type ExplanationProps<Kind extends MechanismKind> = ReasonProps<
  ViewOf<Kind>,
  AnswerOf<Kind>,
  SolutionOf<Kind>
>;

/** The client's side of a mechanism: its material and answer on the screen, and the reasons. */
export interface MechanismScreens<Kind extends MechanismKind> {
  /** Comes on demand, as `Explanation` does: the first load of the client has no screen in it. It reads `useAnswer`. */
  readonly Screen: Preloadable<object>;
  readonly Explanation: Preloadable<ExplanationProps<Kind>>;
  readonly steps: StepWords<ViewOf<Kind>>;
  /** What must be mended before an answer is submitted in practice. */
  readonly faultOf?: (answer: AnswerOf<Kind>) => string | undefined;
}
