import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { textOf } from './flow-text.ts';
import { audioSource } from './items/audio.ts';
import { fieldsOf } from './items/forms.ts';
import { identifierOf, type Fields, type ReadItem } from './items/item-form.ts';
import { NotAPackage } from './not-a-package.ts';
import { elementsIn, parseXml, type XmlElement } from './xml.ts';

/** An item's own description, before its type is known. */
export interface OpenedItem {
  readonly identifier: string;
  readonly audio: string | undefined;
  readonly root: XmlElement;
  readonly item: ReadItem;
}

export function openItem(document: string): OpenedItem {
  const root = parseXml(document);
  if (root.name !== 'qti-assessment-item') throw new NotAPackage('This is not a QTI 3.0 item.');
  const [body] = elementsIn(root, 'qti-item-body');
  if (!body) throw new NotAPackage('The item has no body.');
  const declarations = new Map(
    elementsIn(root, 'qti-response-declaration').map((response) => [identifierOf(response), response]),
  );
  const correct = (identifier: string) => {
    const declaration = declarations.get(identifier);
    const [right] = declaration ? elementsIn(declaration, 'qti-correct-response') : [];
    return right ? elementsIn(right, 'qti-value').map(({ children }) => textOf(children)) : [];
  };
  return { identifier: identifierOf(root), audio: audioSource(body), root, item: { body, correct } };
}

/** The unchecked fields of an item; undefined without a QTI interaction for the type. @throws NotAPackage */
export function readItem({ root, item }: OpenedItem, code: AnswerableCode): Fields | undefined {
  const fields = fieldsOf(code, item);
  if (!fields) return undefined;
  const feedback = elementsIn(root, 'qti-modal-feedback').flatMap(({ children }) => children);
  const explanation = textOf(feedback);
  return {
    title: root.attributes['title'] ?? '',
    ...fields,
    ...(explanation !== '' && { explanation }),
  };
}

/** The type that matches an item's interactions; undefined for none of ours. */
export function likelyType({ item: { body }, audio }: OpenedItem): AnswerableCode | undefined {
  const has = (name: string) => elementsIn(body, `qti-${name}-interaction`).length;
  if (has('choice') > 0) return likelyChoice(body, audio !== undefined);
  if (has('order') > 0) return 'RRP';
  if (has('gap-match') > 0) return 'RFG';
  if (has('inline-choice') > 0) return 'RFB';
  if (has('hottext') > 0) return 'LIW';
  if (has('text-entry') > 0) return has('text-entry') === 1 ? 'LWD' : 'LWB';
  return undefined;
}

function likelyChoice(body: XmlElement, isHeard: boolean): AnswerableCode {
  const [choice] = elementsIn(body, 'qti-choice-interaction');
  const isSingle = (choice?.attributes['max-choices'] ?? '1') === '1';
  if (!isHeard) return isSingle ? 'RSA' : 'RMA';
  if (!isSingle) return 'LMA';
  return choice && elementsIn(choice, 'qti-prompt').length > 0 ? 'LSA' : 'LHS';
}
