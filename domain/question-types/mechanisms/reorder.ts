import { z } from 'zod';
import { randomFrom } from '../../core/shuffle.ts';
import { aboveHalf, objectiveScore } from '../../scoring/score.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineMechanism } from '../mechanism.ts';
import { carriedItem } from './carry.ts';
import { listed } from './in-words.ts';
import { tooLong } from './limit-faults.ts';

const letter = z.string().regex(/^[A-H]$/);

/** The stored order is right; students see it shuffled and lettered. */
const questionSchema = z.object({
  ...questionFields,
  paragraphs: z
    .array(z.string().min(1).max(2000))
    .min(3)
    .max(8)
    .refine((texts) => new Set(texts).size === texts.length, 'Two paragraphs are the same.'),
});
type Question = z.infer<typeof questionSchema>;

const letterAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** Lettered in the order shown, which depends on the texts only: it reveals nothing and is stable over devices and corrections. */
function shown(question: Question): { id: string; text: string; rightIndex: number }[] {
  return question.paragraphs
    .map((text, rightIndex) => ({ text, rightIndex, rank: randomFrom(`${text}/${question.uid}`)() }))
    .toSorted((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1))
    .map(({ text, rightIndex }, index) => ({ id: letterAt(index), text, rightIndex }));
}

function rightOrder(question: Question): string[] {
  return shown(question)
    .toSorted((a, b) => a.rightIndex - b.rightIndex)
    .map((paragraph) => paragraph.id);
}

export const reorder = defineMechanism({
  kind: 'reorder',
  unit: { one: 'pair', many: 'pairs are linked' },
  questionSchema,
  viewSchema: z.object({ ...viewFields, paragraphs: z.array(z.object({ id: letter, text: z.string() })) }),
  answerSchema: z.object({ items: z.array(letter).max(8) }),
  solutionSchema: z.object({ ...revealedFields, items: z.array(letter) }),
  view: (question) => ({
    ...sharedView(question),
    paragraphs: shown(question).map(({ id, text }) => ({ id, text })),
  }),
  solution: (question) => ({ ...sharedReasons(question), items: rightOrder(question) }),
  emptyAnswer: { items: [] },
  isEmpty: (answer) => answer.items.length === 0,
  startingAnswer: (view) => ({ items: view.paragraphs.map((paragraph) => paragraph.id) }),
  fits: (view, { items }) =>
    items.length === 0 || items.toSorted().join() === view.paragraphs.map(({ id }) => id).join(),
  inWords: ({ items }) => listed(items, 'no order given'),
  reasonedParts(question) {
    const [first = '', ...rest] = rightOrder(question);
    const parts = rest.map((id, index) => ({
      label: `${rest[index - 1] ?? first} then ${id}`,
      thing: question.paragraphs[index + 1] ?? '',
      truth: question.paragraphs[index] ?? '',
    }));
    return { name: 'pair', parts };
  },
  content: {
    texts: ['paragraphs'],
    keyField: 'paragraphs',
    wholeText: ({ paragraphs }) => paragraphs.join('\n'),
    limitFaults: ({ paragraphs }, { paragraphWords }) =>
      paragraphs.flatMap((text, index) => tooLong(['paragraphs', index], text, paragraphWords)),
  },
  scoring: {
    by: 'rule',
    rightAnswer: (question) => ({ items: rightOrder(question) }),
    /** 1 for each adjacent pair that is right, of n - 1: specification, document 2, section 9. */
    score(question, answer) {
      const right = rightOrder(question);
      const follower = new Map(right.slice(0, -1).map((id, index) => [id, right[index + 1]]));
      const evidence = answer.items.slice(0, -1).map((first, index) => {
        const second = answer.items[index + 1] ?? '';
        return { kind: 'pair' as const, first, second, linked: follower.get(first) === second };
      });
      const points = evidence.filter((pair) => pair.linked).length;
      const maximum = right.length - 1;
      return objectiveScore(points, maximum, aboveHalf(points, maximum), evidence);
    },
    /** Letters depend on the texts: a corrected paragraph may get another place and letter. */
    carry(from, to, { items }) {
      const letters = new Map(shown(to).map(({ id, text }) => [text, id]));
      const texts = new Map(shown(from).map(({ id, text }) => [id, text]));
      return {
        items: items.flatMap((id) => {
          const text = carriedItem(from.paragraphs, to.paragraphs, texts.get(id) ?? '');
          return letters.get(text) ?? [];
        }),
      };
    },
  },
});
