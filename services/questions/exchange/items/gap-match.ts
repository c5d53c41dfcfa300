import { blankMark } from '#domain/question-types/mechanisms/blanks.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { linesOf, paragraphsOf, textOf, withMarks } from '../flow-text.ts';
import { element, elementsIn } from '../xml.ts';
import { identifierOf, onlyInteraction, responseOf, type ItemForm } from './item-form.ts';

const interaction = 'qti-gap-match-interaction';
const wordAt = (index: number) => `W${index + 1}`;
const gapAt = (index: number) => `G${index + 1}`;

export const gapMatchForm: ItemForm<QuestionOf<'word-bank-blanks'>> = {
  write({ topic, wordsGiven, correctAnswers }) {
    // A word that the bank has twice may be right twice, each once.
    const free = wordsGiven.map((word, index) => ({ word: word.trim(), identifier: wordAt(index) }));
    const correct = correctAnswers.map((answer, gap) => {
      const place = free.findIndex(({ word }) => word === answer.trim());
      const [taken] = free.splice(place, 1);
      return `${taken?.identifier ?? ''} ${gapAt(gap)}`;
    });
    let gaps = 0;
    const gap = () => element('qti-gap', { identifier: gapAt(gaps++) });
    return {
      responses: [
        {
          identifier: 'RESPONSE',
          cardinality: 'multiple',
          baseType: 'directedPair',
          correct,
          mapping: { otherwise: 0 },
        },
      ],
      body: [
        element(interaction, { 'response-identifier': 'RESPONSE', shuffle: 'true' }, [
          ...wordsGiven.map((word, index) =>
            element('qti-gap-text', { identifier: wordAt(index), 'match-max': '1' }, linesOf(word)),
          ),
          ...paragraphsOf(topic, withMarks(blankMark, gap)),
        ]),
      ],
    };
  },
  read(item) {
    const asked = onlyInteraction(item, interaction);
    const words = elementsIn(asked, 'qti-gap-text');
    const textById = new Map(words.map((word) => [identifierOf(word), textOf(word.children)]));
    const wordByGap = new Map(
      item.correct(responseOf(asked)).map((pair) => {
        const [word = '', gap = ''] = pair.trim().split(/\s+/);
        return [gap, textById.get(word) ?? ''];
      }),
    );
    return {
      topic: textOf(item.body.children, (found) => {
        if (found.name === 'qti-gap') return blankMark;
        return found.name === 'qti-gap-text' || found.name === 'qti-prompt' ? '' : undefined;
      }),
      wordsGiven: words.map((word) => textOf(word.children)),
      correctAnswers: elementsIn(asked, 'qti-gap').map((gap) => wordByGap.get(identifierOf(gap)) ?? ''),
    };
  },
};
