import { NotAPackage } from '../not-a-package.ts';
import { elementsIn, type XmlElement, type XmlNode } from '../xml.ts';

export interface Response {
  readonly identifier: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'string' | 'directedPair';
  readonly correct: readonly string[];
  /** Points per part of the answer; a wrong part earns `otherwise`. */
  readonly mapping?: { readonly otherwise: 0 | -1; readonly ignoresCase?: true };
}

export interface WrittenItem {
  readonly responses: readonly Response[];
  readonly body: readonly XmlNode[];
}

export interface ReadItem {
  readonly body: XmlElement;
  /** The correct response's values; empty without one. */
  correct(responseIdentifier: string): readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts one mechanism's questions to items and back. Metadata keeps the fields that an item cannot express: see
 * `metadata.ts`.
 */
export interface ItemForm<Question> {
  write(question: Question): WrittenItem;
  read(item: ReadItem): Fields;
}

/** @throws NotAPackage unless there is exactly one */
export function onlyInteraction({ body }: ReadItem, name: string): XmlElement {
  const [found, another] = elementsIn(body, name);
  if (!found || another) throw new NotAPackage(`One ${name} is expected.`);
  return found;
}

export const identifierOf = ({ attributes }: XmlElement): string => attributes['identifier'] ?? '';
export const responseOf = ({ attributes }: XmlElement): string => attributes['response-identifier'] ?? '';
