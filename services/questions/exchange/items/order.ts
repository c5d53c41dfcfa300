import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { linesOf, paragraphsOf, textOf } from '../flow-text.ts';
import { element, elementsIn } from '../xml.ts';
import { identifierOf, onlyInteraction, responseOf, type ItemForm } from './item-form.ts';

const interaction = 'qti-order-interaction';
const identifierAt = (index: number) => `P${index + 1}`;

/** QTI cannot score pairs: elsewhere the whole order counts, or nothing. */
export const orderForm: ItemForm<QuestionOf<'reorder'>> = {
  write: ({ topic, paragraphs }) => ({
    responses: [
      {
        identifier: 'RESPONSE',
        cardinality: 'ordered',
        baseType: 'identifier',
        correct: paragraphs.map((_text, index) => identifierAt(index)),
      },
    ],
    body: [
      ...paragraphsOf(topic),
      element(
        interaction,
        { 'response-identifier': 'RESPONSE', shuffle: 'true' },
        paragraphs.map((text, index) =>
          element('qti-simple-choice', { identifier: identifierAt(index) }, linesOf(text)),
        ),
      ),
    ],
  }),
  read(item) {
    const asked = onlyInteraction(item, interaction);
    const texts = new Map(
      elementsIn(asked, 'qti-simple-choice').map((choice) => [identifierOf(choice), textOf(choice.children)]),
    );
    return {
      topic: textOf(item.body.children, (found) => (found === asked ? '' : undefined)),
      paragraphs: item.correct(responseOf(asked)).map((identifier) => texts.get(identifier) ?? ''),
    };
  },
};
