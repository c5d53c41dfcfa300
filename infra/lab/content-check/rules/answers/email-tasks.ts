import { eachQuestion, finding } from '../../rule.ts';
import { isWritten } from '../../written.ts';

const pointsToCover = 3;

/** An email has a reader, a register, and three points on separate lines. */
export const emailTasksRule = eachQuestion((question) => {
  if (!isWritten(question)) return [];
  const isEmail = question.type === 'WWM';
  const lines = question.topic.split('\n').filter((line) => line.startsWith('- ')).length;
  return [
    ...finding(
      isEmail !== (question.register !== undefined),
      'register',
      isEmail ? 'say how the reader is spoken to' : 'only emails have one: leave it out',
    ),
    ...finding(
      isEmail && lines !== pointsToCover,
      'topic',
      `${lines} lines begin with "- ": give ${pointsToCover} points to cover`,
    ),
  ];
});
