import { expect, it } from 'vitest';
import { partsOfTask } from './parts-of-task.ts';

it('keeps the lines of a situation, and finds its list', () => {
  const task =
    'Your gym has closed.\nWrite to its manager.\n\nSay:\n- why you write\n• what you ask for\nBe brief.';
  expect(partsOfTask(task)).toEqual([
    { kind: 'text', lines: ['Your gym has closed.', 'Write to its manager.'] },
    { kind: 'text', lines: ['Say:'] },
    { kind: 'list', lines: ['why you write', 'what you ask for'] },
    { kind: 'text', lines: ['Be brief.'] },
  ]);
});

it('treats a dash within a line as text', () => {
  expect(partsOfTask('Work - or play?')).toEqual([{ kind: 'text', lines: ['Work - or play?'] }]);
});
