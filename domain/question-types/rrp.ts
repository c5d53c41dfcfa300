import { z } from 'zod';
import { shuffle } from '../core/shuffle.ts';
import { questionFields, sharedView, viewFields } from '../questions/question-fields.ts';
import { aboveHalf, objectiveScore } from '../scoring/score.ts';
import type { QuestionType } from './question-type.ts';

/** Reading, Re-order Paragraphs: the stored order is the right one; students see it shuffled and lettered. */
const type = z.literal('RRP');
const letter = z.string().regex(/^[A-H]$/);

const questionSchema = z.object({
  type,
  ...questionFields,
  paragraphs: z.array(z.string().min(1)).min(3).max(8),
});
const viewSchema = z.object({
  type,
  ...viewFields,
  paragraphs: z.array(z.object({ id: letter, text: z.string() })),
});
/** The letters of the paragraphs in the order the student gave them. */
const answerSchema = z.object({ type, items: z.array(letter).max(8) });
const solutionSchema = z.object({ type, items: z.array(letter), explanation: z.string() });

type Question = z.infer<typeof questionSchema>;
type View = z.infer<typeof viewSchema>;
type Answer = z.infer<typeof answerSchema>;
type Solution = z.infer<typeof solutionSchema>;

const letterAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/**
 * The paragraphs as everyone sees them: letters follow the shown order, so they tell nothing of the right one.
 * The order depends on the question alone; a tab reloaded or a second device shows the same.
 */
function shown(question: Question): { id: string; text: string; rightIndex: number }[] {
  const paragraphs = question.paragraphs.map((text, rightIndex) => ({ text, rightIndex }));
  const isInOrder = (order: typeof paragraphs) => order.every((item, index) => item.rightIndex === index);
  let order = paragraphs;
  for (let salt = 0; isInOrder(order); salt += 1) order = shuffle(paragraphs, `${question.uid}/${salt}`);
  return order.map((paragraph, index) => ({ id: letterAt(index), ...paragraph }));
}

function rightOrder(question: Question): string[] {
  return shown(question)
    .toSorted((a, b) => a.rightIndex - b.rightIndex)
    .map((paragraph) => paragraph.id);
}

export const rrp: QuestionType<'RRP', Question, View, Answer, Solution> = {
  code: 'RRP',
  section: 'reading',
  questionSchema,
  viewSchema,
  answerSchema,
  solutionSchema,
  view: (question) => ({
    type: 'RRP',
    ...sharedView(question),
    paragraphs: shown(question).map(({ id, text }) => ({ id, text })),
  }),
  solution: (question) => ({
    type: 'RRP',
    items: rightOrder(question),
    explanation: question.explanation,
  }),
  emptyAnswer: (view) => ({ type: 'RRP', items: view.paragraphs.map((paragraph) => paragraph.id) }),
  noAnswer: { type: 'RRP', items: [] },
  isEmpty: (answer) => answer.items.length === 0,
  fits: (question, answer) =>
    answer.items.length === 0 || answer.items.toSorted().join() === rightOrder(question).toSorted().join(),
  /** 1 for each adjacent pair that is right, of n - 1: specification, document 2, section 9. */
  score(question, answer) {
    const right = rightOrder(question);
    const evidence = answer.items.slice(0, -1).map((first, index) => {
      const second = answer.items[index + 1] ?? '';
      return { kind: 'pair' as const, first, second, linked: right[right.indexOf(first) + 1] === second };
    });
    const points = evidence.filter((pair) => pair.linked).length;
    const maximum = right.length - 1;
    return objectiveScore(points, maximum, aboveHalf(points, maximum), evidence);
  },
};
