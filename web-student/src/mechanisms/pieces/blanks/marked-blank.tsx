import { VisuallyHidden } from '@mantine/core';
import type { Score } from '#domain/scoring/score.ts';
import { Mark } from '../../pieces/mark.tsx';

interface Props {
  readonly index: number;
  readonly given: string;
  /** `undefined`: not scored. */
  readonly isRight: boolean | undefined;
  /** The right word, where it is shown. */
  readonly expected: string | undefined;
}

/** A blank once the answer is in: the word that was given, whether it is right, and the right one if asked for. */
export function MarkedBlank({ index, given, isRight, expected }: Props) {
  const state = isRight === undefined ? '' : isRight ? 'mark-right' : 'is-wrong';
  return (
    <span>
      <VisuallyHidden>Blank {index + 1}: </VisuallyHidden>
      <span className={`blank-given ${state}`}>
        {given.trim() === '' ? <i>empty</i> : given}
        {isRight !== undefined && (
          <>
            {' '}
            <Mark look={isRight ? 'right' : 'wrong'} label={isRight ? 'Right' : 'Wrong'} />
          </>
        )}
      </span>
      {isRight !== true && expected !== undefined && <Key word={expected} />}
    </span>
  );
}

/** The right word, beside what is in the blank. */
export function Key({ word }: { readonly word: string }) {
  return (
    <span className="blank-key">
      <VisuallyHidden> The right word: </VisuallyHidden>
      {word}
    </span>
  );
}

/** Whether each blank is right, by the score. */
export function rightBlanks(score: Score | undefined): (index: number) => boolean | undefined {
  const right = new Map<number, boolean>();
  for (const piece of score?.traits.flatMap((trait) => trait.evidence) ?? []) {
    if (piece.kind === 'blank') right.set(piece.index, piece.correct);
  }
  return (index) => right.get(index);
}
