export type Markup = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** A text as it stands between tags, and between the double quotes of an attribute. */
export const escaped = (text: string): Markup =>
  text.replaceAll(/[&<>"]/g, (letter) => entities[letter as keyof typeof entities]);

const rounded = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

/** An element; its content is already escaped, its attributes are not. An `undefined` one is left out. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const told = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${rounded(value)}"`]))
    .join('');
  return children.length === 0 ? `<${name}${told}/>` : `<${name}${told}>${children.join('')}</${name}>`;
}
