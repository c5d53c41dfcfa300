import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import { NotAPackage } from './not-a-package.ts';

export type XmlNode = string | XmlElement;

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly XmlNode[] = [],
): XmlElement {
  return { name, attributes, children };
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

/** Descendants by name, in order; matches are not searched. */
export function elementsIn(within: XmlElement, ...names: readonly string[]): XmlElement[] {
  return within.children
    .filter(isElement)
    .flatMap((child) => (names.includes(child.name) ? [child] : elementsIn(child, ...names)));
}

const text = '#text';
const cdata = '#cdata';
const attributes = ':@';

interface Ordered {
  readonly [name: string]: readonly Ordered[] | string | Readonly<Record<string, string>>;
}

/** Characters that XML 1.0 forbids, section 2.2, including lone surrogates. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const writable = (value: string) => value.replaceAll(unwritable, '\u{FFFD}');

function orderedOf(node: XmlNode): Ordered {
  if (!isElement(node)) return { [text]: writable(node) };
  const written = Object.entries(node.attributes).map(([name, value]) => [name, writable(value)] as const);
  return {
    [node.name]: node.children.map(orderedOf),
    ...(written.length > 0 && { [attributes]: Object.fromEntries(written) }),
  };
}

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/** Forbidden characters become the replacement character. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([orderedOf(root)])}\n`;
}

/** The parser expands no entities: the five of XML and numeric ones are resolved here, and others need a DTD. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: true,
  cdataPropName: cdata,
});

const predefined: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
};

function decoded(value: string): string {
  return value.replaceAll(/&[^;\s&]*;?/g, (reference) => {
    const meant = predefined[reference] ?? numbered(reference);
    if (meant === undefined) throw new NotAPackage(`XML does not define ${reference.slice(0, 20)}`);
    return meant;
  });
}

/** The character of `&#233;` or `&#xE9;`; undefined for a forbidden number. */
function numbered(reference: string): string | undefined {
  const [, decimal, hex] = /^&#(?:(\d{1,7})|x([\dA-Fa-f]{1,6}));$/.exec(reference) ?? [];
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (!(code <= 0x10_ff_ff)) return undefined;
  const character = String.fromCodePoint(code);
  return writable(character) === character ? character : undefined;
}

/** @throws NotAPackage for invalid XML, and for a DOCTYPE, which could read files or expand without end */
export function parseXml(document: string): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(document)) throw new NotAPackage('An XML file must not have a DOCTYPE.');
  const roots = nodesOf(parsed(document)).filter(isElement);
  const [root] = roots;
  if (!root || roots.length !== 1) throw new NotAPackage('An XML file must have one root element.');
  return root;
}

function parsed(document: string): readonly Ordered[] {
  try {
    const valid = XMLValidator.validate(document);
    if (valid !== true)
      throw new NotAPackage(`This XML is invalid in line ${valid.err.line}: ${valid.err.msg}`);
    return parser.parse(document) as readonly Ordered[];
  } catch (error) {
    if (error instanceof NotAPackage) throw error;
    throw new NotAPackage('This XML is nested too deeply or has forbidden names.');
  }
}

function nodesOf(ordered: readonly Ordered[]): XmlNode[] {
  return ordered.map((node) => {
    const value = node[text];
    if (typeof value === 'string') return decoded(value);
    const raw = node[cdata];
    if (Array.isArray(raw)) return rawText(raw as readonly Ordered[]);
    return elementOf(node);
  });
}

function rawText(parts: readonly Ordered[]): string {
  return parts.map(({ [text]: part }) => (typeof part === 'string' ? part : '')).join('');
}

function elementOf(node: Ordered): XmlElement {
  const name = Object.keys(node).find((key) => key !== attributes) ?? '';
  const children = node[name];
  const written = Object.entries((node[attributes] ?? {}) as Readonly<Record<string, string>>);
  return {
    name,
    attributes: Object.fromEntries(written.map(([key, value]) => [key, decoded(value)])),
    children: Array.isArray(children) ? nodesOf(children as readonly Ordered[]) : [],
  };
}
