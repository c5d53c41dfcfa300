import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreAnswer, type Answer, type RuleQuestion } from './registry.ts';
import { anyQuestion, questionWithAnswer } from './testing/any-question.ts';

const pointsOf = (question: RuleQuestion, answer: Answer) => scoreAnswer(question, answer).points;

function withoutOneRight(question: RuleQuestion, answer: Answer, index: number): Answer | undefined {
  const drop = <Item>(items: readonly Item[], isRight: (item: Item, at: number) => boolean) => {
    const right = items.flatMap((item, at) => (isRight(item, at) ? [at] : []));
    const at = right[index % Math.max(1, right.length)];
    return at === undefined ? undefined : at;
  };
  if ((question.type === 'RMA' || question.type === 'LMA') && answer.type === question.type) {
    const correct = new Set(question.correctIndexes.map((place) => question.multichoice[place]));
    const at = drop(answer.selectedAnswer, (option) => correct.has(option));
    return at === undefined
      ? undefined
      : { ...answer, selectedAnswer: answer.selectedAnswer.toSpliced(at, 1) };
  }
  if (question.type === 'LIW' && answer.type === 'LIW') {
    const at = drop(answer.selectedAnswer, (place) => question.indexToClick.includes(place));
    return at === undefined
      ? undefined
      : { ...answer, selectedAnswer: answer.selectedAnswer.toSpliced(at, 1) };
  }
  if ((question.type === 'RFB' || question.type === 'RFG') && answer.type === question.type) {
    const at = drop(answer.selectedAnswer, (word, place) => word === question.correctAnswers[place]);
    return at === undefined ? undefined : { ...answer, selectedAnswer: answer.selectedAnswer.with(at, '') };
  }
  if (question.type === 'LWB' && answer.type === 'LWB') {
    const at = drop(answer.texts, (word, place) => word === question.correctAnswers[place]);
    return at === undefined ? undefined : { ...answer, texts: answer.texts.with(at, '') };
  }
  return undefined;
}

test('never gains a point by dropping a right piece', () => {
  fc.assert(
    fc.property(questionWithAnswer, fc.nat(), ({ question, answer }, index) => {
      const worse = withoutOneRight(question, answer, index);
      fc.pre(worse !== undefined);
      expect(pointsOf(question, worse)).toBeLessThanOrEqual(pointsOf(question, answer));
    }),
  );
});

test('never gains a point by adding a wrong option or word, and loses one if it has any', () => {
  fc.assert(
    fc.property(questionWithAnswer, fc.nat(), ({ question, answer }, choice) => {
      const before = pointsOf(question, answer);
      const expectOneLess = (worse: Answer) =>
        expect(pointsOf(question, worse)).toBe(Math.max(0, before - 1));
      if ((question.type === 'RMA' || question.type === 'LMA') && answer.type === question.type) {
        const left = question.multichoice.filter(
          (option, index) =>
            !question.correctIndexes.includes(index) && !answer.selectedAnswer.includes(option),
        );
        const wrong = left[choice % Math.max(1, left.length)];
        // From 0 it stays at 0, however deep the losses go.
        if (wrong !== undefined && before > 0)
          expectOneLess({ ...answer, selectedAnswer: [...answer.selectedAnswer, wrong] });
      } else if (question.type === 'LIW' && answer.type === 'LIW') {
        const places = question.topic.split(' ').map((_word, index) => index);
        const left = places.filter(
          (place) => !question.indexToClick.includes(place) && !answer.selectedAnswer.includes(place),
        );
        const wrong = left[choice % Math.max(1, left.length)];
        if (wrong !== undefined && before > 0)
          expectOneLess({ ...answer, selectedAnswer: [...answer.selectedAnswer, wrong] });
      } else fc.pre(false);
    }),
    { numRuns: 300 },
  );
});

test('ignores the order of chosen options and words', () => {
  fc.assert(
    fc.property(questionWithAnswer, ({ question, answer }) => {
      fc.pre(answer.type === 'RMA' || answer.type === 'LMA' || answer.type === 'LIW');
      const turned = { ...answer, selectedAnswer: answer.selectedAnswer.toReversed() } as Answer;
      expect(scoreAnswer(question, turned)).toEqual(scoreAnswer(question, answer));
    }),
  );
});

test('gains nothing with fewer dictation words and loses nothing with more', () => {
  fc.assert(
    fc.property(questionWithAnswer, fc.nat(), ({ question, answer }, cut) => {
      fc.pre(answer.type === 'LWD');
      const words = answer.text.split(' ');
      const fewer = { ...answer, text: words.toSpliced(cut % words.length, 1).join(' ') };
      const more = { ...answer, text: `${answer.text} zebra` };
      expect(pointsOf(question, fewer)).toBeLessThanOrEqual(pointsOf(question, answer));
      expect(pointsOf(question, more)).toBeGreaterThanOrEqual(pointsOf(question, answer));
    }),
  );
});

test('earns points only for the right option in the single types', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      fc.pre('correctIndex' in question);
      if (!('correctIndex' in question)) return;
      const points = question.multichoice.map((selectedAnswer) =>
        pointsOf(question, { type: question.type, selectedAnswer }),
      );
      expect(points).toEqual(
        question.multichoice.map((_one, index) => Number(index === question.correctIndex)),
      );
    }),
  );
});
