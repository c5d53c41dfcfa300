import type { LimitFault, Range } from '../catalogue/limits.ts';
import { keyFault } from '../key-characters.ts';
import { countWithBlanks } from './blanks.ts';

/** Keys that no student can type. */
export function keysToType(field: string, keys: string | readonly string[]): LimitFault[] {
  return [keys].flat().flatMap((key, index) => {
    const message = keyFault(key);
    return message === undefined
      ? []
      : [{ path: typeof keys === 'string' ? [field] : [field, index], message }];
  });
}

/** @param most in words */
export function tooLong(path: LimitFault['path'], text: string, most: number | undefined): LimitFault[] {
  const words = countWithBlanks(text);
  if (most === undefined || words <= most) return [];
  return [{ path, message: `${words} words: this type takes at most ${most}.` }];
}

export function outside(
  path: LimitFault['path'],
  count: number,
  range: Range | undefined,
  what: string,
): LimitFault[] {
  if (!range || (count >= range[0] && count <= range[1])) return [];
  return [{ path, message: `${count} ${what}: this type takes ${range[0]} to ${range[1]}.` }];
}
