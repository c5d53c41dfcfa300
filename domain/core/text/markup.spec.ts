import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, escaped } from './markup.ts';

test('an element holds its attributes, rounded and escaped, and what stands in it as it is', () => {
  expect(element('rect', { x: 1 / 3, y: undefined, fill: '"&<red>' })).toBe(
    '<rect x="0.33" fill="&quot;&amp;&lt;red&gt;"/>',
  );
  expect(element('g', {}, '<a/>', 'b')).toBe('<g><a/>b</g>');
});

test('no text closes its tag or quotes, and all of it is kept', () => {
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
