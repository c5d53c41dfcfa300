import type { JsonObject, JsonValue } from '#domain/core/json.ts';
import type { IntendedChange } from './intended-change.ts';

/** Which revision of a question was answered is called its revision, in events by an upcast, in states likewise. */
export const oneWordForRevisions: IntendedChange = {
  of: '0.1.0',
  why: 'One idea has one name: what was `questionVersion` here was `revision` everywhere else.',
  states: { question_attempt: renamed, mock_test_attempt: renamed, question_report: renamed },
};

function renamed(state: JsonObject): JsonObject {
  return renamedIn(state) as JsonObject;
}

function renamedIn(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(renamedIn);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name === 'questionVersion' ? 'revision' : name,
      renamedIn(inner),
    ]),
  );
}
