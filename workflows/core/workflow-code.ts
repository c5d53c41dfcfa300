/** Everything that runs inside the workflow sandbox: bundled once, and deterministic. */
export { mockTest } from '../mock-tests/mock-test.ts';
export { rescoreQuestion } from '../rescoring/rescore-question.ts';
