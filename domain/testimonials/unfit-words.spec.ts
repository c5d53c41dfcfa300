import { expect, test } from 'vitest';
import { hasUnfitWords } from './unfit-words.ts';

test.each([
  'This is a scam',
  'SCAM!',
  'They scammed me',
  'Fraud.',
  'a fraudulent site',
  'I want a refund',
  'refunded after weeks',
  'My complaint was ignored',
  'The worst site',
  'Look at https://example.com',
  'www.example',
  'Go to cheap-exams.com now',
  'cheap-exams (dot) com',
  'Write to me@example.com',
  'What a waste of money',
  'A rip-off',
  'sc\u200Bam',
  'scám',
  'sc4m fr4ud w0rst',
])('%s is not approved', (text) => {
  expect(hasUnfitWords('Great', text)).toBe(true);
  expect(hasUnfitWords(text, 'I liked it')).toBe(true);
});

test.each([
  'I passed with 79 points.',
  'It worked for me. In two weeks I was ready.',
  'The mock tests are like the exam',
  'Scampi for dinner after my exam',
  'No fault that I could find, thanks to everyone',
  'Fun, clear and honest',
])('%s waits for an admin', (text) => {
  expect(hasUnfitWords('Great', text)).toBe(false);
});
