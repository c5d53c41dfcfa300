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

export interface InTest<Given> {
  /** When the question was first shown, in ms of `performance.now()`; negative if before this page load. */
  readonly shownAt: number;
  readonly recordsAgain: boolean;
  /** Reports an interrupted recording. @param seconds recorded until then */
  onBroken(seconds: number): void;
  readonly unfinished: UnfinishedAnswer<Given>;
}

interface Answering<View, Given, Key> {
  readonly view: View;
  readonly answer: Given;
  readonly phase: 'before' | 'after';
  readonly context: 'practice' | 'test';
  readonly isLocked: boolean;
  readonly player?: PlayerHandle | undefined;
  /** The key of the answer, such as `practice/SRA-0001`, under which the device stores its recording. */
  readonly subject?: string | undefined;
  readonly test?: InTest<Given> | undefined;
  readonly fault?: string | undefined;
  readonly below?: ReactNode;

  readonly score?: Score | undefined;
  readonly solution?: Key | undefined;
  readonly showAnswer: boolean;
  readonly quote?: Quote | undefined;

  /** @param step the student's action; typing reports one now and then, not for each letter */
  change(answer: Given, step?: Step): void;
  finish(answer: Given): void;
  explain(quote: Quote | undefined): void;
}

export type AnswerOnScreen<Kind extends MechanismKind> = Answering<
  ViewOf<Kind>,
  AnswerOf<Kind>,
  SolutionOf<Kind>
>;

export const AnswerContext = createContext<AnswerOnScreen<MechanismKind> | undefined>(undefined);

/**
 * @param kinds the kinds that the caller can show
 * @throws Error outside a `QuestionScreen`, or for another kind
 */
export function useAnswer<Kind extends MechanismKind>(...kinds: readonly Kind[]): AnswerOnScreen<Kind> {
  const shown = use(AnswerContext);
  const kind = shown && kindOf(shown.view.type);
  if (!kinds.some((one) => one === kind)) throw new Error(`A screen of ${kinds.join(' or ')} shows ${kind}`);
  // The check above guarantees this; the compiler cannot follow it.
  return shown as unknown as AnswerOnScreen<Kind>;
}
