import { expect, test } from 'vitest';
import { limitPersons, networkOf } from './person-limit.ts';

const by = (id: string, ip = '10.0.0.1', kind: 'visitor' | 'student' = 'visitor') =>
  ({ context: { actor: { kind, id } }, ip }) as const;

test('a person has a share, and so has an address, for visitors make up their ids', () => {
  const limit = limitPersons(2);
  expect([1, 2, 3].map(() => limit.take(by('ann')))).toEqual([true, true, false]);
  expect(limit.take(by('ann', '10.0.0.1', 'student'))).toBe(true);
  const visitors = Array.from({ length: 30 }, (_, index) => limit.take(by(`made up ${index}`)));
  expect(visitors.filter(Boolean)).toHaveLength(20 - 4);
  expect(limit.take(by('bob', '10.0.0.2'))).toBe(true);
});

test('an address that makes up ids without end takes nobody else’s place', () => {
  const limit = limitPersons(2);
  for (let index = 0; index < 60_000; index += 1) limit.take(by(`made up ${index}`));
  expect(limit.take(by('ann', '10.0.0.2'))).toBe(true);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('all addresses of one IPv6 network have one share', () => {
  const limit = limitPersons(1);
  const taken = Array.from({ length: 20 }, (_, index) => limit.take(by(`v${index}`, `2001:db8::${index}`)));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(limit.take(by('other', '2001:db8:0:1::1'))).toBe(true);
});
