import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { AnswerOf, MechanismKind, SolutionOf, ViewOf } from '#domain/question-types/kinds.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { PlayerHandle } from '../audio/player.ts';
import type { Preloadable } from '../components/preloadable.tsx';
import type { Quote } from './pieces/quoted.ts';
import type { StepWords } from './pieces/step-words.ts';

/** Screens report steps for the timeline; `useExercise` adds the time and limits them. */
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
  /** Loaded on demand, like `Explanation`, to keep screens out of the first load. It reads `useAnswer`. */
  readonly Screen: Preloadable<object>;
  readonly Explanation: Preloadable<ExplanationProps<Kind>>;
  readonly steps: StepWords<ViewOf<Kind>>;
  readonly faultOf?: (answer: AnswerOf<Kind>) => string | undefined;
}
