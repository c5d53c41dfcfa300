import { streams } from '#domain/streams.ts';
import type { Release } from './history.ts';

type Types = Release['eventTypes'];

/** Every version of every type that can be stored and read by this program. */
export function typesThatAreKnown(): Types {
  const versions = (count: number) => Array.from({ length: count }, (_version, index) => index + 1);
  return Object.fromEntries(
    streams.flatMap((stream) =>
      stream.types.map((type) => [type, versions(stream.versionOf(type))] as const),
    ),
  );
}

/** The versions of event types that no history holds, such as `UserRegistered version 2`. */
export function missingIn(recorded: readonly Types[], known: Types): string[] {
  return Object.entries(known).flatMap(([type, versions]) =>
    versions
      .filter((version) => !recorded.some((types) => types[type]?.includes(version)))
      .map((version) => `${type} version ${version}`),
  );
}
