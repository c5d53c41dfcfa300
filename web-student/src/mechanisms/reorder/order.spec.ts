import { describe, expect, it } from 'vitest';
import { gripAction, moved, placeText } from './order.ts';

const items = ['A', 'B', 'C', 'D'];

describe('moving a paragraph', () => {
  it.each([
    [0, 2, 'BCAD'],
    [3, 0, 'DABC'],
    [1, 1, 'ABCD'],
    [0, 99, 'BCDA'],
    [2, -1, 'CABD'],
    [9, 0, 'ABCD'],
  ])('from %i to %i gives %s', (from, to, order) => {
    expect(moved(items, from, to).join('')).toBe(order);
    expect(items.join('')).toBe('ABCD');
  });

  it('is announced with its place', () => {
    expect(placeText(['B', 'A'], 'A')).toBe('Paragraph A is now 2 of 2.');
  });
});

describe('the keys on a grip', () => {
  it.each([
    [' ', false, { kind: 'hold' }],
    ['Enter', true, { kind: 'drop' }],
    ['ArrowUp', true, { kind: 'move', by: -1 }],
    ['ArrowDown', true, { kind: 'move', by: 1 }],
    ['Escape', true, { kind: 'cancel' }],
  ])('%j while held: %s', (key, isHeld, action) => {
    expect(gripAction(key, isHeld)).toEqual(action);
  });

  it.each([
    ['ArrowDown', false],
    ['Escape', false],
    ['Tab', true],
  ])('leave %j to the browser while held is %s', (key, isHeld) => {
    expect(gripAction(key, isHeld)).toBeUndefined();
  });
});
