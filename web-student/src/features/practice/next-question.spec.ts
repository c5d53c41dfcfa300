import { describe, expect, it } from 'vitest';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { nextQuestion, suggestedQuestion } from './next-question.ts';

const question = (uid: string, { isLocked = false, answered = 0 } = {}) => ({
  uid,
  type: uid.slice(0, 3) as TypeCode,
  isLocked,
  answered,
});
const average = (type: TypeCode, percent: number) => ({
  type,
  answered: 1,
  right: 0,
  points: percent,
  maximum: 100,
  seconds: 10,
});

describe('the next question', () => {
  const bank = [
    question('RRP-0001'),
    question('RSA-0001'),
    question('RSA-0002', { isLocked: true }),
    question('RSA-0003'),
  ];

  it.each([
    ['RSA-0001', 'RSA-0003'],
    ['RSA-0003', 'RSA-0001'],
    ['RRP-0001', undefined],
    ['LWD-0001', undefined],
  ])('after %s is %s', (uid, next) => {
    expect(nextQuestion(bank, uid)?.uid).toBe(next);
  });
});

describe('the suggestion', () => {
  const bank = [
    question('LWD-0001'),
    question('RFB-0001'),
    question('RRP-0001', { isLocked: true }),
    question('RSA-0001', { answered: 2 }),
    question('RSA-0002'),
  ];

  it('is a type that was never tried, in the order of the catalogue', () => {
    expect(suggestedQuestion(bank, [])).toMatchObject({ question: { uid: 'RSA-0001' }, reason: 'new_type' });
    expect(suggestedQuestion(bank, [average('RSA', 50)])?.question.uid).toBe('RFB-0001');
  });

  it('is then a new question of the weakest type', () => {
    const all = [average('RSA', 10), average('RFB', 80), average('LWD', 40)];
    expect(suggestedQuestion(bank, all)).toMatchObject({
      question: { uid: 'RSA-0002' },
      reason: 'weakest_type',
    });
  });

  it('is missing where nothing is open', () => {
    expect(suggestedQuestion([question('RSA-0001', { isLocked: true })], [])).toBeUndefined();
  });
});
