import { expect, test } from 'vitest';
import { silenceRule } from './silence-rule.ts';

test('silence ends a recording in practice, and the single recording of a test if the student chose it', () => {
  expect(silenceRule('practice')).toBe('stop');
  expect(silenceRule('test')).toBe('warn');
  expect(silenceRule('test', ['want_silence_stop_in_tests'])).toBe('stop');
  for (const context of ['practice', 'test'] as const)
    expect(silenceRule(context, ['want_silence_stop_in_tests', 'should_auto_silence_off'])).toBe('ignore');
});
