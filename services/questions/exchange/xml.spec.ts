import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotAPackage } from './not-a-package.ts';
import { element, parseXml, writeXml } from './xml.ts';

test('returns any valid text, in an element and in an attribute', () => {
  const text = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((value) => !/[\r\n\t\u{FFFE}\u{FFFF}]/u.test(value));
  fc.assert(
    fc.property(text, text, (inside, attribute) => {
      const root = element('a', { title: attribute.trim() }, [inside, element('b'), inside]);
      expect(parseXml(writeXml(root))).toEqual(root);
    }),
  );
});

test('replaces invalid characters by the replacement character', () => {
  expect(parseXml(writeXml(element('a', {}, ['x\u0000y\uD800'])))).toEqual(
    element('a', {}, ['x\uFFFDy\uFFFD']),
  );
});

test('reads character references and CDATA, and drops prefixes', () => {
  expect(parseXml('<q:a xmlns:q="u">caf&#233;&#x21;<![CDATA[ <b> &amp; ]]></q:a>').children).toEqual([
    'café!',
    ' <b> &amp; ',
  ]);
  expect(parseXml('<a>&amp;#233;</a>').children).toEqual(['&#233;']);
});

test.each([
  ['an entity of a file', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'],
  ['entities that grow', '<!DOCTYPE a [<!ENTITY e "xx"><!ENTITY f "&e;&e;">]><a>&f;</a>'],
  ['a document type elsewhere', '<!DOCTYPE a SYSTEM "http://elsewhere.example/a.dtd"><a/>'],
  ['an entity that is not declared', '<a>&nbsp;</a>'],
  ['an invalid character', '<a>&#x110000;</a>'],
  ['depth', `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`],
  ['a name that objects have', '<a><__proto__/></a>'],
  ['two outermost elements', '<a/><b/>'],
  ['an end that is missing', '<a><b></a>'],
  ['no XML', 'text'],
  ['nothing', ''],
])('%s is refused', (_what, document) => {
  expect(() => parseXml(document)).toThrow(NotAPackage);
});
