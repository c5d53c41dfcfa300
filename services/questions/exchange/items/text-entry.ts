import { blankMark } from '#domain/question-types/mechanisms/blanks.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { paragraphsOf, textOf, withMarks } from '../flow-text.ts';
import { element, elementsIn } from '../xml.ts';
import { audioOf, isSilent, trackField } from './audio.ts';
import { onlyInteraction, responseOf, type ItemForm } from './item-form.ts';

const interaction = 'qti-text-entry-interaction';
const responseAt = (blank: number) => `RESPONSE${blank + 1}`;
const entry = (response: string, length: number) =>
  element(interaction, { 'response-identifier': response, 'expected-length': String(length) });

export const typedBlanksForm: ItemForm<QuestionOf<'typed-blanks'>> = {
  write({ topic, correctAnswers, track }) {
    let blanks = 0;
    // One length for all, which does not hint at the word.
    const blank = () => entry(responseAt(blanks++), 20);
    return {
      responses: correctAnswers.map((answer, index) => ({
        identifier: responseAt(index),
        cardinality: 'single',
        baseType: 'string',
        correct: [answer],
        mapping: { otherwise: 0, ignoresCase: true },
      })),
      body: [...audioOf({ track }), ...paragraphsOf(topic, withMarks(blankMark, blank))],
    };
  },
  read(item) {
    return {
      topic: textOf(item.body.children, (found) => {
        if (found.name === interaction) return blankMark;
        return isSilent(found) ? '' : undefined;
      }),
      correctAnswers: elementsIn(item.body, interaction).map(
        (blank) => item.correct(responseOf(blank))[0] ?? '',
      ),
      ...trackField(item.body),
    };
  },
};

/** QTI cannot score single words: elsewhere the whole sentence counts, or nothing. */
export const dictationForm: ItemForm<QuestionOf<'dictation'>> = {
  write: ({ topic, transcript, track }) => ({
    responses: [{ identifier: 'RESPONSE', cardinality: 'single', baseType: 'string', correct: [transcript] }],
    body: [...paragraphsOf(topic), ...audioOf({ track }), element('p', {}, [entry('RESPONSE', 200)])],
  }),
  read(item) {
    const asked = onlyInteraction(item, interaction);
    return {
      topic: textOf(item.body.children, (found) => (found === asked || isSilent(found) ? '' : undefined)),
      transcript: item.correct(responseOf(asked))[0] ?? '',
      ...trackField(item.body),
    };
  },
};
