import { NotAPackage } from '../not-a-package.ts';
import { elementsIn, type XmlElement, type XmlNode } from '../xml.ts';

export interface Response {
  readonly identifier: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'string' | 'directedPair';
  readonly correct: readonly string[];
  /** The points of what is right, where parts of the answer earn them; a wrong part earns `otherwise`. */
  readonly mapping?: { readonly otherwise: 0 | -1; readonly ignoresCase?: true };
}

export interface WrittenItem {
  readonly responses: readonly Response[];
  readonly body: readonly XmlNode[];
}

export interface ReadItem {
  readonly body: XmlElement;
  /** The values of the correct response, none for a response that has none. */
  correct(responseIdentifier: string): readonly string[];
}

/** Fields of a question, not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** How the questions of one mechanism become items and are read from them. What an item has no place for is not lost: see `package-files.ts`. */
export interface ItemForm<Question> {
  write(question: Question): WrittenItem;
  /** @throws NotAPackage where the item is none of this form */
  read(item: ReadItem): Fields;
}

/** The one interaction of a name. @throws NotAPackage where there is none, or more */
export function onlyInteraction({ body }: ReadItem, name: string): XmlElement {
  const [found, another] = elementsIn(body, name);
  if (!found || another) throw new NotAPackage(`One ${name} is expected.`);
  return found;
}

export const identifierOf = ({ attributes }: XmlElement): string => attributes['identifier'] ?? '';
export const responseOf = ({ attributes }: XmlElement): string => attributes['response-identifier'] ?? '';
