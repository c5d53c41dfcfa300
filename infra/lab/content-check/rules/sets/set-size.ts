import { authoring } from '../../authoring.ts';
import { eachSet, finding } from '../../rule.ts';

/** Sets are complete, numbered from 0001 without gaps, and begin with the free questions. */
export const setSizeRule = eachSet((files, code) => {
  const least = authoring[code].setSize;
  const uids = files.map(({ question }) => question.uid);
  const expected = Array.from(
    { length: Math.max(least, uids.length) },
    (_, index) => `${code}-${String(index + 1).padStart(4, '0')}`,
  );
  const missing = expected.filter((uid) => !uids.includes(uid));
  // Reserved questions are free or paid as the draw needs.
  const practised = files.filter(({ question }) => question.reserved !== true);
  const free = practised.filter(({ question }) => question.free).map(({ question }) => question.uid);
  const samples = expected.slice(0, Math.floor(least / 4));
  return [
    ...finding(
      missing.length > 0,
      'uid',
      `${missing.join(', ')} missing: a set has ${least} questions or more, without a gap`,
    ),
    ...finding(
      free.join() !== samples.join(),
      'free',
      `the first ${samples.length} questions, and no others, are free; now ${free.join(', ')}`,
    ),
  ];
});
