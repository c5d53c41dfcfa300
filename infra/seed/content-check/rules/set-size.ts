import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { eachSet, finding } from '../rule.ts';

/** How many questions a set has; what is asked for often in the exam has more. */
const big: ReadonlySet<AnswerableCode> = new Set<AnswerableCode>(['RFB', 'LWD']);
const setSize = (code: AnswerableCode): number => (big.has(code) ? 24 : 12);

/** Every set is complete, numbered from 0001, and begins with its free questions. */
export const setSizeRule = eachSet((files, code) => {
  const size = setSize(code);
  const uids = files.map(({ question }) => question.uid);
  const expected = Array.from(
    { length: size },
    (_, index) => `${code}-${String(index + 1).padStart(4, '0')}`,
  );
  const missing = expected.filter((uid) => !uids.includes(uid));
  const surplus = uids.filter((uid) => !expected.includes(uid));
  const free = files.filter(({ question }) => question.free).map(({ question }) => question.uid);
  return [
    ...finding(missing.length > 0, 'uid', `${missing.join(', ')} missing: a set has ${size} questions`),
    ...finding(surplus.length > 0, 'uid', `${surplus.join(', ')} beyond the ${size} of a set`),
    ...finding(
      free.join() !== expected.slice(0, size / 4).join(),
      'free',
      `the first ${size / 4} questions, and no others, are free; now ${free.join(', ')}`,
    ),
  ];
});
