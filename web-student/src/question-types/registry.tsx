import type { Answer, QuestionView, Solution } from '#domain/question-types/registry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { Score } from '#domain/scoring/score.ts';
import { lwd } from './lwd/index.ts';
import { rfb } from './rfb/index.ts';
import { rrp } from './rrp/index.ts';
import { rsa } from './rsa/index.ts';
import type { ScreenEntry } from './screen.ts';

/** All screens; a new type is one folder and one line. */
const screens: { readonly [Code in TypeCode]: ScreenEntry<Code> } = {
  RSA: rsa,
  RRP: rrp,
  RFB: rfb,
  LWD: lwd,
};

/** One entry seen without its code; the code in the view is what makes the cast true. */
function screenOf(type: TypeCode) {
  return screens[type] as unknown as ScreenEntry<TypeCode>;
}

interface Props {
  readonly view: QuestionView;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
  readonly marked?:
    { readonly score: Score; readonly solution: Solution; readonly showsSolution: boolean } | undefined;
  readonly isLocked: boolean;
  readonly mode: 'practice' | 'mockTest';
  readonly fault?: string | undefined;
}

/** The material and the answer of a question of any type. */
export function QuestionScreen(props: Props) {
  const { Screen } = screenOf(props.view.type);
  return <Screen {...props} />;
}

/** What must be mended before the answer is submitted in practice. */
export function faultOf(answer: Answer): string | undefined {
  return screenOf(answer.type).faultOf?.(answer);
}

/** The score in words, such as `3 of 4 pairs are linked`. */
export function scoreInWords(type: TypeCode, { points, maximum }: Pick<Score, 'points' | 'maximum'>): string {
  const { one, many } = screenOf(type).unit;
  return maximum === 1
    ? points === 1
      ? `The ${one} is right.`
      : `The ${one} is not right.`
    : `${points} of ${maximum} ${many}.`;
}
