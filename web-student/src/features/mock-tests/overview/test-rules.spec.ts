import { expect, test } from 'vitest';
import { testRules } from './test-rules.ts';

const section = (name: 'reading' | 'listening' | 'speaking') => ({
  section: name,
  questions: 3,
  seconds: 300,
});

test('a reading test mentions neither recordings nor a rest', () => {
  const rules = testRules({ sections: [section('reading')], usesMicrophone: false }, false).join(' ');
  expect(rules).toContain('There is no pause. Closing the page');
  expect(rules).not.toMatch(/record|between parts|break/i);
});

test('a listening test announces that each recording plays once, and does not mention speaking', () => {
  const rules = testRules({ sections: [section('listening')], usesMicrophone: false }, false).join(' ');
  expect(rules).toContain('Each recording plays once.');
  expect(rules).not.toContain('spoken');
});

test('a whole exam mentions its parts, the rest between them and spoken answers', () => {
  const sections = [section('speaking'), section('reading'), section('listening')];
  const rules = testRules({ sections, usesMicrophone: true }, false).join(' ');
  for (const part of ['Each recording plays once.', 'each spoken answer once', 'between parts'])
    expect(rules).toContain(part);
});

test('explains breaks, and omits the rule against pauses', () => {
  const rules = testRules({ sections: [section('reading')], usesMicrophone: false }, true).join(' ');
  expect(rules).toContain('up to 10 minutes each time, 30 minutes in total');
  expect(rules).not.toContain('no pause');
});
