import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const nothing = { altKey: false, ctrlKey: false, metaKey: false };
const reading = { isTyping: false, hasSingleKeys: true };

it.each([
  ['n', 'next'],
  ['N', 'next'],
  ['p', 'previous'],
  ['f', 'favorite'],
  ['l', 'list'],
  ['?', 'sheet'],
  ['x', undefined],
  ['Enter', undefined],
])('%s alone: %s', (key, action) => {
  expect(shortcutOf({ ...nothing, key }, reading)).toBe(action);
});

it.each([
  [{ key: 'Enter', ctrlKey: true }, 'submit'],
  [{ key: 'Enter', metaKey: true }, 'submit'],
  [{ key: 'ArrowDown', altKey: true }, 'next'],
  [{ key: 'ArrowUp', altKey: true }, 'previous'],
  // Browser shortcuts: back, find, new window.
  [{ key: 'ArrowLeft', altKey: true }, undefined],
  [{ key: 'f', ctrlKey: true }, undefined],
  [{ key: 'n', metaKey: true }, undefined],
  // A player shortcut.
  [{ key: 'p', altKey: true }, undefined],
])('%j: %s', (pressed, action) => {
  expect(shortcutOf({ ...nothing, ...pressed }, reading)).toBe(action);
});

it('submits, and does nothing else, while something is typed', () => {
  const typing = { isTyping: true, hasSingleKeys: true };
  expect(shortcutOf({ ...nothing, key: 'Enter', ctrlKey: true }, typing)).toBe('submit');
  expect(shortcutOf({ ...nothing, key: 'n' }, typing)).toBeUndefined();
  expect(shortcutOf({ ...nothing, key: 'ArrowDown', altKey: true }, typing)).toBeUndefined();
});

it('leaves single keys alone where they are switched off', () => {
  const without = { isTyping: false, hasSingleKeys: false };
  expect(shortcutOf({ ...nothing, key: 'n' }, without)).toBeUndefined();
  expect(shortcutOf({ ...nothing, key: 'ArrowDown', altKey: true }, without)).toBe('next');
});
