import { casedLike } from '../../casing.ts';
import type { Rule } from '../rule.ts';

const patterns: readonly RegExp[] = [
  /\b(?:some|every|any) thing\b/giu,
  /\bsome times\b(?=,| (?:i|you|he|she|it|we|they|people)\b)/giu,
  /\b(?:some|every|any) body\b(?! (?:of|part|fat|weight|language)\b)/giu,
  /\b(?:some|every) one\b(?! (?:of|or)\b)/giu,
  /\b(?:my|your|him|her|it) self\b(?!-)/giu,
  /\b(?:our|your|them) selves\b/giu,
  /\bfurther more\b(?=,)/giu,
  /\bmore over\b(?=,)/giu,
  /\bthere fore\b/giu,
  /\bmean while\b(?=,)/giu,
  /\bnow (?:a days|adays)\b/giu,
  /\bhow ever\b(?=,)/giu,
  /\bwith out\b(?= (?:an?|the|any|my|your|his|her|its|our|their|\p{L}+ing)\b)/giu,
  /\bwhen ever\b(?= (?:i|you|he|she|it|we|they)\b)/giu,
  /\bgrand (?:mother|father|parents|children)\b/giu,
  /\bhome works?\b(?= (?:and|for|every|after|before|at|on|in|is|was)\b)/giu,
  /\b(?:head|ear) phones\b/giu,
  /\b(?:class|room) mates?\b/giu,
  /\bair ports?\b/giu,
  /\bweek ends?\b(?=[,.])/giu,
  /\bup coming\b/giu,
];

export const splitWords: Rule = {
  name: 'split-words',
  category: 'spelling',
  marks: [
    ['We need [some thing] new.', 'something'],
    ['[Every one] likes music.', 'Everyone'],
    ['He did it by [him self].', 'himself'],
    ['[Further more], it is cheap.', 'Furthermore'],
    ['[Now a days] people read less.', 'Nowadays'],
    ['She lives [with out] a car.', 'without'],
    ['My [grand mother] cooks well.', 'grandmother'],
    ['The [up coming] exam is hard.', 'upcoming'],
    ['My [class mates] are kind.', 'classmates'],
    ['But [some times] we forget.', 'sometimes'],
  ],
  passes: [
    'Every one of them came, and some one or other will pay.',
    'Any body part can hurt.',
    'He went further, more slowly now, and it was more over there than here.',
    'Those were some times to remember, and there are some things to do.',
    'They went out with, without and within reach of a phone.',
    'How ever did you know?',
    'It is now days later than we said.',
  ],
  find({ text, span: [from, to] }) {
    return patterns.flatMap((pattern) =>
      [...text.slice(from, to).matchAll(pattern)].map(({ 0: found, index }) => ({
        span: [from + index, from + index + found.length] as const,
        suggestion: casedLike(found.replaceAll(' ', '').toLowerCase(), found),
      })),
    );
  },
};
