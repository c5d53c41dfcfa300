import type { Score } from '../scoring/score.ts';
import type { Part } from './figures.ts';

/** The parts that a score names, chosen or not. They never contain typed words. */
export function partsOfScore({ traits }: Pick<Score, 'traits'>): Part[] {
  return traits.flatMap(({ evidence }) =>
    evidence.flatMap((one, place): Part[] => {
      switch (one.kind) {
        case 'option':
          return [{ kind: 'option', label: one.option, isRight: one.correct, isTaken: one.chosen }];
        case 'blank': {
          const word = one.given ?? (one.correct ? one.expected : 'something else');
          const label = `${one.index + 1}: ${word === '' ? 'left empty' : word}`;
          return [{ kind: 'blank', label, isRight: one.correct, isTaken: true }];
        }
        case 'highlight':
          return [
            {
              kind: 'word',
              label: `${one.index + 1}: ${one.word}`,
              isRight: one.incorrect,
              isTaken: one.chosen,
            },
          ];
        case 'word':
          return [
            {
              kind: 'word',
              label: `${place + 1}: ${one.expected}`,
              isRight: true,
              isTaken: one.span !== null,
            },
          ];
        default:
          return [];
      }
    }),
  );
}
