export type Markup = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** Escapes text for content and double-quoted attributes. */
export const escaped = (text: string): Markup =>
  text.replaceAll(/[&<>"]/g, (letter) => entities[letter as keyof typeof entities]);

const rounded = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

/** An element. Content must be escaped; attributes are escaped here, and left out if `undefined`. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const attributeText = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${rounded(value)}"`]))
    .join('');
  return children.length === 0
    ? `<${name}${attributeText}/>`
    : `<${name}${attributeText}>${children.join('')}</${name}>`;
}
