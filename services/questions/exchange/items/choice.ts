import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { linesOf, paragraphsOf, textOf } from '../flow-text.ts';
import { element, elementsIn } from '../xml.ts';
import { audioOf, isSilent, trackField } from './audio.ts';
import {
  identifierOf,
  onlyInteraction,
  responseOf,
  type Fields,
  type ItemForm,
  type ReadItem,
} from './item-form.ts';

const interaction = 'qti-choice-interaction';
const identifierAt = (index: number) => `C${index + 1}`;

type Choice = QuestionOf<'single-choice' | 'multiple-choice'>;

const bodyOf = (question: Choice, maxChoices: number) => [
  ...paragraphsOf(question.topic),
  ...audioOf(question),
  element(
    interaction,
    { 'response-identifier': 'RESPONSE', 'max-choices': String(maxChoices), shuffle: 'false' },
    [
      ...(question.question === undefined ? [] : [element('qti-prompt', {}, linesOf(question.question))]),
      ...question.multichoice.map((option, index) =>
        element('qti-simple-choice', { identifier: identifierAt(index) }, linesOf(option)),
      ),
    ],
  ),
];

function readChoice(item: ReadItem): { readonly fields: Fields; readonly right: readonly number[] } {
  const asked = onlyInteraction(item, interaction);
  const options = elementsIn(asked, 'qti-simple-choice');
  const correct = item.correct(responseOf(asked));
  const [prompt] = elementsIn(asked, 'qti-prompt');
  const topic = textOf(item.body.children, (found) => (found === asked || isSilent(found) ? '' : undefined));
  const question = prompt && textOf(prompt.children);
  return {
    fields: {
      topic,
      ...(question !== undefined && { question }),
      multichoice: options.map((option) =>
        textOf(option.children, ({ name }) => (name === 'qti-feedback-inline' ? '' : undefined)),
      ),
      ...trackField(item.body),
    },
    right: options.flatMap((option, index) => (correct.includes(identifierOf(option)) ? [index] : [])),
  };
}

export const singleChoiceForm: ItemForm<QuestionOf<'single-choice'>> = {
  write: (question) => ({
    responses: [
      {
        identifier: 'RESPONSE',
        cardinality: 'single',
        baseType: 'identifier',
        correct: [identifierAt(question.correctIndex)],
        mapping: { otherwise: 0 },
      },
    ],
    body: bodyOf(question, 1),
  }),
  read(item) {
    const { fields, right } = readChoice(item);
    return { ...fields, correctIndex: right[0] };
  },
};

export const multipleChoiceForm: ItemForm<QuestionOf<'multiple-choice'>> = {
  write: (question) => ({
    responses: [
      {
        identifier: 'RESPONSE',
        cardinality: 'multiple',
        baseType: 'identifier',
        correct: question.correctIndexes.map(identifierAt),
        mapping: { otherwise: -1 },
      },
    ],
    body: bodyOf(question, 0),
  }),
  read(item) {
    const { fields, right } = readChoice(item);
    return { ...fields, correctIndexes: right };
  },
};
