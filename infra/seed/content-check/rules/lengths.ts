import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Range } from '#domain/question-types/catalogue/limits.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';
import { countWords } from '../texts.ts';

/** What authors keep to inside the catalogue's limits, in words. */
const passage = 120;
const drop: Range = [60, 150];
const summary: Range = [35, 60];
const ending: Range = [1, 6];
const sentence: Range = [8, 14];

function inRange(field: string, text: string, [least, most]: Range): Finding[] {
  const words = countWords(text);
  return finding(words < least || words > most, field, `${words} words: write ${least} to ${most}`);
}

/** Passages, paragraphs, options and sentences are as long as the exam's. */
export const lengthsRule = eachQuestion((question) => [
  ...inRange('title', question.title, [2, 6]),
  ...ofType(question),
]);

function ofType(question: Question): Finding[] {
  const { promptWords = Number.POSITIVE_INFINITY, paragraphWords = 0 } =
    catalogue[question.type].limits ?? {};
  const listed = (field: string, texts: readonly string[], range: Range) =>
    texts.flatMap((text, index) => inRange(`${field}.${index}`, text, range));
  switch (question.type) {
    case 'RSA':
    case 'RMA':
      return inRange('topic', question.topic, [passage, promptWords]);
    case 'RRP':
      return [
        ...inRange('topic', question.topic, [2, 6]),
        ...listed('paragraphs', question.paragraphs, [10, paragraphWords]),
      ];
    case 'RFG':
      return inRange('topic', question.topic, [30, promptWords]);
    case 'RFB':
      return inRange('topic', question.topic, [drop[0], Math.min(drop[1], promptWords)]);
    case 'LHS':
      return listed('multichoice', question.multichoice, summary);
    case 'LMW':
      return listed('multichoice', question.multichoice, ending);
    case 'LWD':
      return [
        ...inRange('transcript', question.transcript, sentence),
        ...inRange('topic', question.topic, [2, 4]),
      ];
    case 'LSA':
    case 'LMA':
    case 'LIW':
    case 'LWB':
      return [];
  }
}
