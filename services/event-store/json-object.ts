import type { JsonObject } from '#domain/core/events/json.ts';

/** For a value that came out of `JSON.parse`: whether it is an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
  );
}
