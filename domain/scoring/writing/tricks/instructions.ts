import type { WritingFacts } from '../facts.ts';
import { textOf } from '../spans.ts';
import type { Trick } from './trick.ts';

const answer = '(?:essay|answer|text|response|summary|e-?mail|submission|writing)';
const scorer =
  '(?:scorer|grader|marker|examiner|evaluator|rater|ai|a\\.i\\.|assistant|chatbot|language model|llm|system)';

/** Text for the scorer. Each pattern needs an address, to spare essays about exams. */
const patterns = [
  `\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,40}\\b(?:instructions?|rubrics?|criteria|guidelines|prompts?|rules (?:above|you))\\b`,
  `\\b(?:give|award|assign|grant)\\s+(?:me|this\\s+${answer}|my\\s+${answer}|it|this)\\b.{0,40}\\b(?:scores?|marks?|points?|band|grade|90|100|9\\d%)`,
  `^\\W*(?:please\\s+|now\\s+)*(?:give|award|assign|output|return|print|respond with|set)\\b.{0,20}\\b(?:full|maximum|max|highest|top|perfect|90)\\b.{0,20}\\b(?:scores?|marks?|points?|band|grade|traits?|out of)`,
  `\\b(?:output|return|print|respond with)\\s+(?:(?:the|a)\\s+)?(?:full|maximum|max|highest|top|perfect)\\s+(?:scores?|marks?|points?|band|grade)\\b`,
  `\\b(?:score|grade|mark|rate|evaluate)\\s+(?:this|my)\\s+${answer}\\b.{0,30}\\b(?:as|with|at|full|maximum|highest|perfect|\\d+)`,
  `\\b(?:you are|act as|you're)\\s+(?:now\\s+)?(?:an?\\s+|the\\s+|my\\s+)?(?:\\w+\\s+){0,2}${scorer}\\b`,
  `\\b(?:dear|note to|message to|attention|instructions? (?:to|for)|hey|hello)\\s+(?:the\\s+)?${scorer}\\b`,
  `\\b(?:system|developer)\\s*(?:prompt|message)\\b|<\\|?(?:im_start|system|endoftext|/?instructions?)\\b|\\[/?(?:INST|SYSTEM)\\]`,
  `["']?(?:score|points|content|grammar)["']?\\s*:\\s*["']?\\d+`,
  `\\bthis\\s+${answer}\\s+(?:deserves|should (?:get|receive|be (?:given|awarded)))\\b.{0,30}\\b(?:scores?|marks?|points?|band|90)`,
].map((pattern) => new RegExp(pattern, 'iu'));

export function findInstructions({ text, sentences }: WritingFacts): Trick[] {
  return sentences
    .filter(({ span }) => patterns.some((pattern) => pattern.test(textOf(text, span))))
    .map(({ span }) => ({ code: 'instructions_to_scorer', span, leaves: 1, discounts: true }));
}
