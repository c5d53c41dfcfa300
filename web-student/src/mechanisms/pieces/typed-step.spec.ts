import { expect, it } from 'vitest';
import { typedStep } from './typed-step.ts';

it.each([
  ['', 'T', { act: 'typed', to: 1 }],
  ['T', 'Te', undefined],
  ['The', 'The ', undefined],
  ['The ', 'The d', { act: 'typed', to: 5 }],
  ['The door', 'The ', { act: 'typed', to: 4 }],
  ['The', '', { act: 'cleared' }],
  ['', '   ', undefined],
  ['', 'x '.repeat(2000), { act: 'typed', to: 2000 }],
])('from %j to %j tells %j', (before, after, step) => {
  expect(typedStep(before, after)).toEqual(step);
});

it('names the blank', () => {
  expect(typedStep('', 's', 2)).toEqual({ act: 'typed', part: 2, to: 1 });
  expect(typedStep('s', '', 0)).toEqual({ act: 'cleared', part: 0 });
});
