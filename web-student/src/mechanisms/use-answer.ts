import { createContext, use, type ReactNode } from 'react';
import {
  kindOf,
  type AnswerOf,
  type MechanismKind,
  type SolutionOf,
  type ViewOf,
} from '#domain/question-types/kinds.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { PlayerHandle } from '../audio/player.ts';
import type { Quote } from './pieces/quoted.ts';
import type { Step } from './screen.ts';
import type { UnfinishedAnswer } from './unfinished-answer.ts';

/** The question of a running test, beside its answer. */
export interface InTest<Given> {
  /** When it was first shown, in milliseconds of `performance.now()`: before this page it is less than 0. */
  readonly shownAt: number;
  /** The recording of the answer was interrupted before, and begins again. */
  readonly recordsAgain: boolean;
  /** The recording was interrupted. @param seconds for how long was recorded */
  onBroken(seconds: number): void;
  /** Lets the student go on while the answer is still in the making. */
  readonly unfinished: UnfinishedAnswer<Given>;
}

interface Answering<View, Given, Key> {
  readonly view: View;
  readonly answer: Given;
  readonly phase: 'before' | 'after';
  readonly context: 'practice' | 'test';
  /** While the answer is on its way, or the time is up. */
  readonly isLocked: boolean;
  /** There for types with a recording; made by `usePlayer`, shown by the screen. */
  readonly player?: PlayerHandle | undefined;
  /** Names the answer, such as `practice/SRA-0001`; a recording is kept on the device under it. */
  readonly subject?: string | undefined;
  readonly test?: InTest<Given> | undefined;
  /** The part that the answer still lacks, shown at its field. */
  readonly fault?: string | undefined;
  /** Shown below the field of an answer in writing. */
  readonly below?: ReactNode;

  readonly score?: Score | undefined;
  /** The right answer, where it may be seen. */
  readonly solution?: Key | undefined;
  /** Shows the right answer beside the given one, in either phase, once there is a `solution`. */
  readonly showAnswer: boolean;
  /** The marked words of the passage or the transcript, as an explanation quotes them. */
  readonly quote?: Quote | undefined;

  /** @param step the student's act; typing reports one now and then, not for each letter */
  change(answer: Given, step?: Step): void;
  /** Submits an answer at once, where the page has no button for it: `hideSubmit` of the catalogue. */
  finish(answer: Given): void;
  /** Marks a quote in the material, where a screen gives reasons itself; `undefined` takes the mark away. */
  explain(quote: Quote | undefined): void;
}

/** A question of a kind, or of several, with its answer and the acts on it. */
export type AnswerOnScreen<Kind extends MechanismKind> = Answering<
  ViewOf<Kind>,
  AnswerOf<Kind>,
  SolutionOf<Kind>
>;

export const AnswerContext = createContext<AnswerOnScreen<MechanismKind> | undefined>(undefined);

/**
 * The question and the answer of a screen.
 * @param kinds the kinds it is for
 * @throws Error outside a `QuestionScreen`, or for another kind
 */
export function useAnswer<Kind extends MechanismKind>(...kinds: readonly Kind[]): AnswerOnScreen<Kind> {
  const shown = use(AnswerContext);
  const kind = shown && kindOf(shown.view.type);
  if (!kinds.some((one) => one === kind)) throw new Error(`A screen of ${kinds.join(' or ')} shows ${kind}`);
  // The comparison above makes this true; the compiler cannot follow it.
  return shown as unknown as AnswerOnScreen<Kind>;
}
