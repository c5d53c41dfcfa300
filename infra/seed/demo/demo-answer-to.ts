import { randomFrom } from '#domain/core/shuffle.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import {
  answerSchema,
  fitsQuestion,
  hasRule,
  rightAnswerTo,
  startingAnswerTo,
  studentView,
  type Answer,
  type Question,
} from '#domain/question-types/registry.ts';

/**
 * The demo student's answer: as much of the key as the skill allows, or a sample of that level. Deterministic.
 * @param skill the chance of each part to be right, 0 to 1
 */
export function demoAnswerTo(question: Question, skill: number, seed: string): Answer {
  const random = randomFrom(`${seed}/${question.uid}`);
  if (!hasRule(question)) return sampleOf(question, skill);
  const right = rightAnswerTo(question);
  if (random() < skill * skill) return right;
  const view = studentView(question, 'before');
  const start = startingAnswerTo(view);
  const wrong = isOfKind('single-choice', view)
    ? otherThan(right, view.multichoice, random())
    : spoilt(right, start, () => random() < skill);
  return fitsQuestion(question, wrong) ? wrong : start;
}

function otherThan(right: Answer, options: readonly string[], chance: number): Answer {
  const others = options.filter((option) => !('selectedAnswer' in right) || option !== right.selectedAnswer);
  return answerSchema.parse({ ...right, selectedAnswer: others[Math.floor(chance * others.length)] });
}

/** The key with some parts left unanswered. */
function spoilt(right: Answer, start: Answer, keep: () => boolean): Answer {
  if ('texts' in right) return { ...right, texts: right.texts.map((text) => (keep() ? text : '')) };
  if (right.type === 'LWD') return { ...right, text: right.text.split(' ').filter(keep).join(' ') };
  if ('items' in right) {
    const [first, ...rest] = right.items;
    if (first === undefined) return start;
    return { ...right, items: keep() ? [...rest, first] : right.items.toReversed() };
  }
  if (!('selectedAnswer' in right) || !('selectedAnswer' in start)) return start;
  const chosen: unknown = right.selectedAnswer;
  if (!Array.isArray(chosen)) return start;
  // A blank stays empty; of several options some are chosen.
  const isBlanks = start.selectedAnswer.length === chosen.length;
  const selectedAnswer = isBlanks
    ? chosen.map((one: unknown) => (keep() ? one : ''))
    : chosen.filter(() => keep());
  return answerSchema.parse({ ...right, selectedAnswer });
}

function sampleOf(question: Question, skill: number): Answer {
  if (!isOfKind('written-response', question)) throw new Error(`${question.uid} has no samples`);
  const [middle, weak] = question.weakerAnswers;
  const text = skill > 0.68 ? question.sampleAnswer : ((skill > 0.6 ? middle : weak)?.text ?? '');
  return answerSchema.parse({ type: question.type, text });
}
