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
  /** Where the screen says how to end an answer in the making: the student may go on meanwhile. */
  readonly unfinished: UnfinishedAnswer<Given>;
}

interface Answering<View, Given, Key> {
  readonly view: View;
  readonly answer: Given;
  /** `after`: the answer is in, locked and coloured. */
  readonly phase: 'before' | 'after';
  readonly context: 'practice' | 'test';
  /** While the answer is on its way, or the time is up. */
  readonly isLocked: boolean;
  /** There for types with a recording; made by `usePlayer`, shown by the screen. */
  readonly player?: PlayerHandle | undefined;
  /** What is answered, such as `practice/SRA-0001`: under this name a recording is kept on the device. */
  readonly subject?: string | undefined;
  readonly test?: InTest<Given> | undefined;
  /** What the answer still lacks, shown at its field. */
  readonly fault?: string | undefined;
  /** What the page adds below the field of an answer in writing. */
  readonly below?: ReactNode;

  /** There once the answer was scored. */
  readonly score?: Score | undefined;
  /** The right answer, where it may be seen. */
  readonly solution?: Key | undefined;
  /** Shows the right answer beside the given one, in either phase, once there is a `solution`. */
  readonly showAnswer: boolean;
  /** The marked words of the passage or the transcript, as an explanation quotes them. */
  readonly quote?: Quote | undefined;

  /** @param step what the student did; typing reports one now and then, not for each letter */
  change(answer: Given, step?: Step): void;
  /** Submits an answer at once, where the page has no button for it: `hideSubmit` of the catalogue. */
  finish(answer: Given): void;
  /** Marks a quote in the material, where a screen gives reasons itself; `undefined` takes the mark away. */
  explain(quote: Quote | undefined): void;
}

/** A question of a kind, or of several, with its answer and what may be done with it. */
export type AnswerOnScreen<Kind extends MechanismKind> = Answering<
  ViewOf<Kind>,
  AnswerOf<Kind>,
  SolutionOf<Kind>
>;

export const AnswerContext = createContext<AnswerOnScreen<MechanismKind> | undefined>(undefined);

/**
 * The question and the answer that a mechanism's screen is for.
 * @param kinds of which the screen is one
 * @throws Error outside a `QuestionScreen`, and where the question is of another kind
 */
export function useAnswer<Kind extends MechanismKind>(...kinds: readonly Kind[]): AnswerOnScreen<Kind> {
  const shown = use(AnswerContext);
  const kind = shown && kindOf(shown.view.type);
  if (!kinds.some((one) => one === kind)) throw new Error(`A screen of ${kinds.join(' or ')} shows ${kind}`);
  // The kind was compared; the compiler does not tell the view, the answer and the solution by it.
  return shown as unknown as AnswerOnScreen<Kind>;
}
