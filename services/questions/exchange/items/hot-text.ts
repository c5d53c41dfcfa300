import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { paragraphsOf, textOf } from '../flow-text.ts';
import { element, type XmlNode } from '../xml.ts';
import { audioOf, isSilent, trackField } from './audio.ts';
import { identifierOf, onlyInteraction, responseOf, type ItemForm } from './item-form.ts';

const interaction = 'qti-hottext-interaction';
const identifierAt = (index: number) => `W${index + 1}`;
/** Marks a word to click while a text is read: a private-use character. */
const clickedMark = '\u{E000}';

export const hotTextForm: ItemForm<QuestionOf<'highlight-words'>> = {
  write({ topic, indexToClick, track }) {
    let words = 0;
    const eachWord = (line: string): XmlNode[] =>
      line.split(/(\s+)/).flatMap((part): XmlNode[] => {
        if (part === '') return [];
        if (/^\s/.test(part)) return [part];
        return [element('qti-hottext', { identifier: identifierAt(words++) }, [part])];
      });
    return {
      responses: [
        {
          identifier: 'RESPONSE',
          cardinality: 'multiple',
          baseType: 'identifier',
          correct: indexToClick.map(identifierAt),
          mapping: { otherwise: -1 },
        },
      ],
      body: [
        ...audioOf({ track }),
        element(
          interaction,
          { 'response-identifier': 'RESPONSE', 'max-choices': '0' },
          paragraphsOf(topic, eachWord),
        ),
      ],
    };
  },
  read(item) {
    const asked = onlyInteraction(item, interaction);
    const correct = new Set(item.correct(responseOf(asked)));
    const marked = textOf(item.body.children, (found) => {
      if (isSilent(found) || found.name === 'qti-prompt') return '';
      const isClicked = found.name === 'qti-hottext' && correct.has(identifierOf(found));
      return isClicked ? clickedMark + textOf(found.children) : undefined;
    });
    return {
      topic: marked.replaceAll(clickedMark, ''),
      indexToClick: clickableWords(marked).flatMap((word, index) =>
        word.includes(clickedMark) ? [index] : [],
      ),
      ...trackField(item.body),
    };
  },
};
