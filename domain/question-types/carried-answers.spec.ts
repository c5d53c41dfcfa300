import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryAnswer, haveSameKey, scoreAnswer, type RuleQuestion } from './registry.ts';
import { questionWithAnswer } from './testing/any-question.ts';

/** Another revision with the same key: options are reworded or reordered. */
function reworded(question: RuleQuestion): RuleQuestion {
  const other = (text: string) => `${text} (anew)`;
  switch (question.type) {
    case 'RRP':
      return { ...question, paragraphs: question.paragraphs.map(other) };
    case 'RFG':
      return {
        ...question,
        wordsGiven: question.wordsGiven.map(other),
        correctAnswers: question.correctAnswers.map(other),
      };
    case 'RFB':
      return {
        ...question,
        wordsGiven: question.wordsGiven.map((words) => words.map(other)),
        correctAnswers: question.correctAnswers.map(other),
      };
    case 'LIW':
      return {
        ...question,
        topic: `Well, ${question.topic}`,
        transcript: `Well, ${question.transcript}`,
        indexToClick: question.indexToClick.map((index) => index + 1),
      };
    case 'LWD':
    case 'LWB':
      return { ...question, title: other(question.title) };
    case 'RMA':
    case 'LMA':
      return { ...question, multichoice: question.multichoice.map(other) };
    default:
      return {
        ...question,
        multichoice: question.multichoice.toReversed(),
        correctIndex: question.multichoice.length - 1 - question.correctIndex,
      };
  }
}

test('keeps the points of an answer over a revision with the same key, in both directions', () => {
  fc.assert(
    fc.property(questionWithAnswer, ({ question, answer }) => {
      const after = reworded(question);
      expect(haveSameKey(question, after)).toBe(true);
      const before = scoreAnswer(question, answer).points;
      const carried = carryAnswer(question, after, answer);
      expect(scoreAnswer(after, carried).points).toBe(before);
      expect(scoreAnswer(question, carryAnswer(after, question, carried)).points).toBe(before);
    }),
  );
});
