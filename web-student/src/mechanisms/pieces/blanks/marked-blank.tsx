import { VisuallyHidden } from '@mantine/core';
import type { Score } from '#domain/scoring/score.ts';
import { Mark } from '../../pieces/mark.tsx';
import styles from './blanks.module.css';

interface Props {
  readonly index: number;
  readonly given: string;
  readonly isRight: boolean | undefined;
  readonly expected: string | undefined;
}

export function MarkedBlank({ index, given, isRight, expected }: Props) {
  const state = isRight === undefined ? '' : isRight ? 'mark-right' : styles['is-wrong'];
  return (
    <span>
      <VisuallyHidden>Blank {index + 1}: </VisuallyHidden>
      <span className={`${styles['blank-given']} ${state}`}>
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

export function Key({ word }: { readonly word: string }) {
  return (
    <span className={styles['blank-key']}>
      <VisuallyHidden> The right word: </VisuallyHidden>
      {word}
    </span>
  );
}

export function rightBlanks(score: Score | undefined): (index: number) => boolean | undefined {
  const right = new Map<number, boolean>();
  for (const piece of score?.traits.flatMap((trait) => trait.evidence) ?? []) {
    if (piece.kind === 'blank') right.set(piece.index, piece.correct);
  }
  return (index) => right.get(index);
}
