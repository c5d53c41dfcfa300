import type { Question } from '#domain/question-types/registry.ts';
import { offersOf } from '../../parts.ts';
import { eachSet, finding } from '../../rule.ts';

interface Place {
  readonly place: number;
  readonly of: number;
}

const placesOf = (question: Question): Place[] =>
  offersOf(question)
    .filter(({ kind }) => kind === 'options' || kind === 'list')
    .flatMap(({ options, keys }) => keys.map((place) => ({ place, of: options.length })));

/** The right answers are spread over all places: none has more than twice its share or less than a third of it. */
export const placesRule = eachSet((files) => {
  const all = files.flatMap(({ question }) => placesOf(question));
  const most = Math.max(0, ...all.map(({ of }) => of));
  return Array.from({ length: most }, (_, place) => place).flatMap((place) => {
    const share = all.filter(({ of }) => place < of).reduce((sum, { of }) => sum + 1 / of, 0);
    const found = all.filter((answer) => answer.place === place).length;
    return finding(
      found > Math.ceil(share * 2) || found < Math.floor(share / 3),
      'correctIndex',
      `the right answer stands in place ${place + 1} in ${found} of ${all.length}, where ${share.toFixed(1)} are to be expected: move some`,
    );
  });
});
