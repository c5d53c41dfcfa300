import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, escaped } from './markup.ts';

test('rounds and escapes attributes, and keeps children as they are', () => {
  expect(element('rect', { x: 1 / 3, y: undefined, fill: '"&<red>' })).toBe(
    '<rect x="0.33" fill="&quot;&amp;&lt;red&gt;"/>',
  );
  expect(element('g', {}, '<a/>', 'b')).toBe('<g><a/>b</g>');
});

test('escapes every text without losing a character', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const safe = escaped(text);
      expect(safe).not.toMatch(/[<>"]/);
      const back = safe
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      expect(back).toBe(text);
    }),
  );
});
