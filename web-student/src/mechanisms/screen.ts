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
  readonly score: Score;
  readonly player?: PlayerHandle | undefined;
  readonly quote?: Quote | undefined;
  onExplain(quote: Quote | undefined): void;
  onSeeDetails?(): void;
}

export type ExplanationProps<Kind extends MechanismKind> = ReasonProps<
  ViewOf<Kind>,
  AnswerOf<Kind>,
  SolutionOf<Kind>
>;

export interface MechanismScreens<Kind extends MechanismKind> {
  /** Comes on demand, as `Explanation` does: the first load of the client has no screen in it. It reads `useAnswer`. */
  readonly Screen: Preloadable<object>;
  readonly Explanation: Preloadable<ExplanationProps<Kind>>;
  readonly steps: StepWords<ViewOf<Kind>>;
  readonly faultOf?: (answer: AnswerOf<Kind>) => string | undefined;
}
