import type { Actor } from '#domain/core/events/event.ts';
import type { JsonValue } from '#domain/core/events/json.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { streams } from '#domain/streams.ts';
import { inWords } from '#console/components/in-words.ts';

/** `answers.0.selectedAnswer` as `answers › 1 › selected answer`: users count from one. */
export function pathInWords(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : inWords(part)))
    .join(' › ');
}

/** Fields that the server hides from all viewers; they are not erased. */
const secretFields: ReadonlySet<string> = new Set(
  streams.flatMap((codec) =>
    codec.types.flatMap((type) =>
      codec
        .protectedPathsOf(type)
        .filter(({ secret }) => secret)
        .map(({ path }) => path.join('.')),
    ),
  ),
);

export function valueInWords(path: string, value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (isErased(value)) return secretFields.has(path) ? 'Hidden' : 'Erased';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return '(empty)';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

export function actorInWords(actor: Actor, userId: string, names: ReadonlyMap<string, string>): string {
  if (actor.id === userId) return 'The user';
  const name = names.get(actor.id) ?? actor.id.slice(0, 8);
  switch (actor.kind) {
    case 'admin':
      return `Admin ${name}`;
    case 'student':
      return `User ${name}`;
    case 'visitor':
      return actor.id === 'unknown' ? 'A visitor' : `Visitor ${actor.id.slice(0, 8)}`;
    case 'system':
      return `System, ${actor.id}`;
  }
}
