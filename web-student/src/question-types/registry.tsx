import type { Answer, AnswerableCode } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import { lhs } from './lhs/index.ts';
import { liw } from './liw/index.ts';
import { lma } from './lma/index.ts';
import { lmw } from './lmw/index.ts';
import { lsa } from './lsa/index.ts';
import { lwb } from './lwb/index.ts';
import { lwd } from './lwd/index.ts';
import { rfb } from './rfb/index.ts';
import { rfg } from './rfg/index.ts';
import { rma } from './rma/index.ts';
import { rrp } from './rrp/index.ts';
import { rsa } from './rsa/index.ts';
import type { ExplanationProps, QuestionScreenProps, ScreenEntry } from './screen.ts';

/** All screens; a new type is one folder and one line. */
const screens: { readonly [Code in AnswerableCode]: ScreenEntry<Code> } = {
  RSA: rsa,
  RMA: rma,
  RRP: rrp,
  RFG: rfg,
  RFB: rfb,
  LSA: lsa,
  LMA: lma,
  LWD: lwd,
  LHS: lhs,
  LIW: liw,
  LWB: lwb,
  LMW: lmw,
};

/** One entry seen without its code; the code in the view is what makes the cast true. */
function screenOf(type: AnswerableCode) {
  return screens[type] as unknown as ScreenEntry<AnswerableCode>;
}

/** What the screen of a question of any type is given: view, answer and solution are of one type. */
type AnyScreenProps = QuestionScreenProps<AnswerableCode>;
type AnyExplanationProps = ExplanationProps<AnswerableCode>;

/** The recording, the material and the answer of a question of any type. It suspends while its code comes. */
export function QuestionScreen(props: AnyScreenProps) {
  const { Screen } = screenOf(props.view.type);
  return <Screen {...props} />;
}

/** Why the answer is what it is: the explanation and a reason for each option, blank, pair or word. */
export function QuestionExplanation(props: AnyExplanationProps) {
  const { Explanation } = screenOf(props.view.type);
  return <Explanation {...props} />;
}

/** Asks for the code of a type's screen, so that the next question opens at once. */
export function preloadScreen(type: AnswerableCode): void {
  // What does not come now is asked for again when it is shown.
  screenOf(type)
    .Screen.preload()
    .catch(() => undefined);
}

/** Asks for the code of a type's reasons, so that they are there with the score. */
export function preloadExplanation(type: AnswerableCode): void {
  screenOf(type)
    .Explanation.preload()
    .catch(() => undefined);
}

/** What must be mended before the answer is submitted in practice. */
export function faultOf(answer: Answer): string | undefined {
  return screenOf(answer.type).faultOf?.(answer);
}

/** The score in words, such as `3 of 4 pairs are linked`. */
export function scoreInWords(
  type: AnswerableCode,
  { points, maximum }: Pick<Score, 'points' | 'maximum'>,
): string {
  const { one, many } = screenOf(type).unit;
  return maximum === 1
    ? points === 1
      ? `The ${one} is right.`
      : `The ${one} is not right.`
    : `${points} of ${maximum} ${many}.`;
}
