import { element, isElement, type XmlElement, type XmlNode } from './xml.ts';

/** Block elements. */
const blocks = new Set(
  'p div blockquote h1 h2 h3 h4 h5 h6 ul ol li section article table tr qti-prompt qti-content-body'.split(
    ' ',
  ),
);

/** Marks a line end while reading; all other white space is one space. */
const lineEnd = '\n';

const spaced = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ');

function tidy(paragraph: string): string {
  return paragraph
    .replaceAll(/ *\n */g, lineEnd)
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^[ \n]+|[ \n]+$/g, '');
}

/**
 * Normalised text: empty lines separate paragraphs, `br` ends a line, other white space is one space.
 * @param special replaces an element's text
 */
export function textOf(
  nodes: readonly XmlNode[],
  special: (element: XmlElement) => string | undefined = () => undefined,
): string {
  const paragraphs = [''];
  const add = (text: string): void => {
    paragraphs.push((paragraphs.pop() ?? '') + text);
  };
  const walk = (node: XmlNode): void => {
    const whole = isElement(node)
      ? (special(node) ?? (node.name === 'br' ? lineEnd : undefined))
      : spaced(node);
    if (whole !== undefined) add(whole);
    else if (isElement(node)) {
      const isBlock = blocks.has(node.name);
      if (isBlock) paragraphs.push('');
      for (const child of node.children) walk(child);
      if (isBlock) paragraphs.push('');
    }
  };
  for (const node of nodes) walk(node);
  return paragraphs
    .map(tidy)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

type Inline = (text: string) => readonly XmlNode[];
const asText: Inline = (text) => (text === '' ? [] : [text]);

/** Lines separated by `br`. @param inline writes the content of a line */
export function linesOf(text: string, inline: Inline = asText): XmlNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? inline(line) : [element('br'), ...inline(line)]));
}

/** @param inline as above */
export function paragraphsOf(text: string, inline: Inline = asText): XmlNode[] {
  return text.split('\n\n').map((paragraph) => element('p', {}, linesOf(paragraph, inline)));
}

/** Writes each mark in a line as an element. @param next the element of the next mark */
export function withMarks(mark: string, next: () => XmlNode): Inline {
  return (text) =>
    text.split(mark).flatMap((part, index) => (index === 0 ? asText(part) : [next(), ...asText(part)]));
}
