import { describe, expect, test } from 'vitest';
import { findEmail, rateEmail } from './email-conventions.ts';
import { factsOf } from '../testing/facts-of.ts';
import { findOrganization, rateOrganization } from './organization.ts';
import { pointsFor } from '../../rated.ts';
import { email, emailTask } from '../testing/tasks.ts';

const rated = (text: string, register: 'formal' | 'neutral' | 'informal' = 'formal') => {
  const { share, evidence } = rateEmail(findEmail({ ...emailTask, register }, text));
  return {
    points: pointsFor({ share, evidence }, 2),
    codes: evidence.flatMap((each) => (each.kind === 'reason' ? [each.code] : [])),
    said: evidence.flatMap((each) => (each.kind === 'reason' && each.span ? [text.slice(...each.span)] : [])),
  };
};

test('gives all points to an email with every part and the right register', () => {
  expect(rated(email)).toEqual({ points: 2, codes: [], said: [] });
});

describe('a missing part is reported', () => {
  test.each([
    ['no_greeting', email.replace('Dear Sir or Madam,\n\n', '')],
    [
      'no_purpose',
      email.replace('I am writing about', 'There is').replace(/I would be grateful if you could/, 'Just'),
    ],
    ['no_closing', email.replace(/[^.\n]*\.\n\nYours faithfully,\n/, 'It is here.\n\n')],
    ['no_name', email.replace('\nAnna Kowalska', '')],
  ] as const)('%s', (code, text) => {
    expect(rated(text).codes).toContain(code);
  });

  test('gives no points to a text without these parts', () => {
    expect(rated('The lamp is broken. Its shade has a crack.').points).toBe(0);
  });
});

test.each([
  ['Hi Tom,\n\nI wanted to ask you about Friday.\n\nSee you soon,\nMia', 'informal'],
  ['Hello Mrs Ortiz,\n\nThank you for your message.\n\nKind regards, Mia Chen', 'neutral'],
  ['Dear Tom\nCould you water my plants?\nThanks!\nMia', 'informal'],
  ['Good morning,\n\nI would like to book a table.\n\nBest wishes\nMia Chen\nOffice manager', 'formal'],
] as const)('%j is an email', (text, register) => {
  expect(rated(text, register)).toEqual({ points: 2, codes: [], said: [] });
});

test.each([
  'Thank you for your help.\nDaniel Marsh',
  'Many thanks in advance,\nDaniel Marsh',
  'I look forward to hearing from you.\n\nDaniel Marsh',
  'My room was number 214. Thank you very much for your help.\n\nDaniel van Marsh',
])('%j closes an email and is followed by the name', (ending) => {
  expect(rated(`Dear Sir or Madam,\n\nI am writing about my stay.\n\n${ending}`).codes).toEqual([]);
});

test.each([
  ['I am writing about my stay.\n\nPlease write soon', ['no_closing', 'no_name']],
  ['I am writing about my stay. It was cold.\n\nThank You', ['no_name']],
  ['Thank you for the room, which was cold. It had no heater.\n\nDaniel', ['no_closing']],
] as const)('%j lacks %j', (ending, codes) => {
  expect(rated(`Dear Sir or Madam,\n\n${ending}`).codes).toEqual(codes);
});

test('reports chat words in a formal email', () => {
  const { points, codes, said } = rated(
    email.replace('Dear Sir or Madam', 'Hi guys').replace('immediately', 'asap'),
  );
  expect(points).toBe(1);
  expect(codes).toContain('register_mixed');
  expect(said).toContain('guys');
});

test('reports office phrases in an email to a friend', () => {
  const text = 'Dear Sir,\n\nI am writing to inform you about my party.\n\nYours faithfully,\nMia';
  expect(rated(text, 'informal')).toMatchObject({
    points: 1,
    codes: ['register_too_formal', 'register_too_formal', 'register_too_formal'],
  });
});

test('reports an email in one block without linking words as disorganised', () => {
  const pointsOf = (text: string) =>
    pointsFor(rateOrganization(findOrganization(factsOf(emailTask, text))), 2);
  expect(pointsOf(email)).toBe(2);
  expect(pointsOf('Dear shop the lamp is broken and I want money.')).toBe(0);
});
