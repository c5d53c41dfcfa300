import type { JsonObject } from './json.ts';

/** An upcast for an event type one of whose fields has another name since: `renamed('questionVersion', 'revision')`. */
export function renamed(from: string, to: string): (data: JsonObject) => JsonObject {
  return ({ [from]: value, ...rest }) => (value === undefined ? rest : { ...rest, [to]: value });
}
