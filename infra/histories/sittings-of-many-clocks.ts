import type { JsonObject, JsonValue } from '#domain/core/json.ts';
import type { IntendedChange } from './intended-change.ts';

const openMs = 7 * 24 * 60 * 60 * 1000;
const expiryOf = (startedAt: JsonValue | undefined) =>
  new Date(Date.parse(startedAt as string) + openMs).toISOString();

/** The one section and clock of a sitting of 0.1.0 as the first of several; what was not answered has its place. */
export const sittingsOfManyClocks: IntendedChange = {
  of: '0.1.0',
  why: 'A test has sections, a section has clocks, and between two sections the student may rest.',
  states: { mock_test_attempt: (state) => (state['status'] === 'not_started' ? state : withClocks(state)) },
  rows: {
    mock_tests: (row) => {
      const { startedAt, deadline } = row;
      const seconds = (Date.parse(deadline as string) - Date.parse(startedAt as string)) / 1000;
      return { ...row, expiresAt: expiryOf(startedAt), section: 0, sectionSeconds: [seconds] };
    },
  },
};

function withClocks(state: JsonObject): JsonObject {
  const { section, seconds, questions, deadline: _deadline, ...test } = state['test'] as JsonObject;
  const answers = state['answers'] as readonly JsonValue[];
  const leftOut = (questions as readonly JsonValue[]).slice(answers.length).map(() => null);
  return {
    ...state,
    test: {
      ...test,
      sections: [
        { section: section ?? null, clocks: [{ seconds: seconds ?? null, questions: questions ?? null }] },
      ],
      expiresAt: expiryOf(test['startedAt']),
    },
    questions: questions ?? null,
    answers: [...answers, ...leftOut],
  };
}
