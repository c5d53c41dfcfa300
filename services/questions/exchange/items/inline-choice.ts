import { blankMark } from '#domain/question-types/mechanisms/blanks.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { linesOf, paragraphsOf, textOf, withMarks } from '../flow-text.ts';
import { element, elementsIn } from '../xml.ts';
import { identifierOf, responseOf, type ItemForm } from './item-form.ts';

const interaction = 'qti-inline-choice-interaction';
const responseAt = (blank: number) => `RESPONSE${blank + 1}`;
const identifierAt = (index: number) => `C${index + 1}`;

export const inlineChoiceForm: ItemForm<QuestionOf<'drop-down-blanks'>> = {
  write({ topic, wordsGiven, correctAnswers }) {
    let blanks = 0;
    const dropDown = () => {
      const blank = blanks++;
      const words = wordsGiven[blank] ?? [];
      return element(
        interaction,
        { 'response-identifier': responseAt(blank), shuffle: 'false' },
        words.map((word, index) =>
          element('qti-inline-choice', { identifier: identifierAt(index) }, linesOf(word)),
        ),
      );
    };
    return {
      responses: correctAnswers.map((answer, blank) => ({
        identifier: responseAt(blank),
        cardinality: 'single',
        baseType: 'identifier',
        correct: [identifierAt((wordsGiven[blank] ?? []).indexOf(answer))],
        mapping: { otherwise: 0 },
      })),
      body: paragraphsOf(topic, withMarks(blankMark, dropDown)),
    };
  },
  read(item) {
    const blanks = elementsIn(item.body, interaction).map((blank) => ({
      right: item.correct(responseOf(blank))[0],
      words: elementsIn(blank, 'qti-inline-choice').map((choice) => ({
        identifier: identifierOf(choice),
        text: textOf(choice.children),
      })),
    }));
    return {
      topic: textOf(item.body.children, ({ name }) => (name === interaction ? blankMark : undefined)),
      wordsGiven: blanks.map(({ words }) => words.map(({ text }) => text)),
      correctAnswers: blanks.map(
        ({ right, words }) => words.find(({ identifier }) => identifier === right)?.text ?? '',
      ),
    };
  },
};
