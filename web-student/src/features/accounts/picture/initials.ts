import type { User } from '#domain/accounts/contract.ts';

export function initialsOf({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  const words = (firstName ?? email).split(/[\s.@_-]+/).filter((word) => /\p{L}/u.test(word));
  const count = firstName === undefined ? 1 : 2;
  const letters = words.slice(0, count).map((word) => /\p{L}/u.exec(word)?.[0] ?? '');
  return letters.join('').toUpperCase();
}
