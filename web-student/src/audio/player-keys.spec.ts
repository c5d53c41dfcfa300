import { expect, it } from 'vitest';
import { playerKey } from './player-keys.ts';

const pressed = { code: 'KeyP', altKey: true, ctrlKey: false, metaKey: false };

it.each([
  ['KeyP', 'toggle'],
  ['KeyJ', 'back'],
  ['KeyR', 'restart'],
  ['KeyA', undefined],
])('Alt and %s: %s', (code, action) => {
  expect(playerKey({ ...pressed, code })).toBe(action);
});

it.each([{ altKey: false }, { ctrlKey: true }, { metaKey: true }])(
  'leaves the key to the page with %j',
  (keys) => {
    expect(playerKey({ ...pressed, ...keys })).toBeUndefined();
  },
);
