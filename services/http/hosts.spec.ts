import { expect, test } from 'vitest';
import { hasPortOrNone, isLoopback, isOurs } from './hosts.ts';

test.each([
  ['localhost', true, true],
  ['app.localhost', true, true],
  ['127.0.0.1', true, true],
  ['[::1]', true, true],
  ['::ffff:127.0.0.1', true, true],
  ['192.0.2.7', true, false],
  ['[2001:db8::1]', true, false],
  ['ninety.example.org', true, false],
  ['NINETY.example.org', true, false],
  ['evil.example', false, false],
  ['ninety.example.org.evil.example', false, false],
  ['localhost.evil.example', false, false],
  ['127.0.0.1.evil.example', false, false],
  ['', false, false],
])('accepts %j as ours: %s, and as this machine: %s', (host, ours, loopback) => {
  expect(isOurs(host, 'https://ninety.example.org')).toBe(ours);
  expect(isLoopback(host)).toBe(loopback);
});

test.each([
  ['localhost', true],
  ['localhost:8090', true],
  ['[::1]:8090', true],
  ['[::1]', true],
  ['localhost:8090.evil.example', false],
  ['localhost:', false],
  ['localhost:8090:1', false],
  ['localhost:99999999', false],
])('finds a port in %j: %s', (host, isWhole) => {
  expect(hasPortOrNone(host)).toBe(isWhole);
});
