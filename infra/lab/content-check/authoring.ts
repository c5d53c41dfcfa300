import type { Range } from '#domain/question-types/catalogue/limits.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';

/** What authors keep to for a type, inside the catalogue's limits. */
interface Authoring {
  /** How many questions its set has at least; what is asked for often in the exam has more. */
  readonly setSize: number;
  /** How many options a question has. */
  readonly options?: Range;
  /** How many of them are right, where it is not one. */
  readonly rightOptions?: Range;
  /** Words of each option, where these are sentences or endings. */
  readonly optionWords?: Range;
  /** Words of the passage, or of the text with blanks. */
  readonly topicWords?: Range;
  /** Words and paragraphs of the sample answer, where its form leaves room for more than a good answer needs. */
  readonly sampleWords?: Range;
  readonly sampleParagraphs?: Range;
}

const unlimited = Number.POSITIVE_INFINITY;

export const authoring: { readonly [Code in AnswerableCode]: Authoring } = {
  RSA: { setSize: 12, options: [4, 4], topicWords: [120, unlimited] },
  RMA: { setSize: 12, options: [5, 7], rightOptions: [2, 3], topicWords: [120, unlimited] },
  RRP: { setSize: 12, topicWords: [2, 6] },
  RFG: { setSize: 12, topicWords: [30, unlimited] },
  RFB: { setSize: 24, topicWords: [60, 150] },
  LSA: { setSize: 12, options: [3, 4] },
  LMA: { setSize: 12, options: [5, 7], rightOptions: [2, 3] },
  LWD: { setSize: 24, topicWords: [2, 4] },
  LHS: { setSize: 12, options: [3, 4], optionWords: [35, 60] },
  LIW: { setSize: 12 },
  LWB: { setSize: 12 },
  LMW: { setSize: 12, options: [3, 5], optionWords: [1, 6] },
  LST: { setSize: 12, topicWords: [5, 14] },
  LCT: { setSize: 12, topicWords: [5, 14] },
  LSQ: { setSize: 12, topicWords: [2, 6] },
  SRA: { setSize: 20, topicWords: [30, 60] },
  SRS: { setSize: 30, topicWords: [2, 6] },
  SSQ: { setSize: 12, topicWords: [2, 6] },
  SGD: { setSize: 12, topicWords: [5, 14] },
  SDI: { setSize: 12, topicWords: [2, 14] },
  SIT: { setSize: 12, topicWords: [20, 80] },
  SIA: { setSize: 12, topicWords: [20, 80] },
  SRL: { setSize: 12, topicWords: [5, 14] },
  WWM: { setSize: 12, topicWords: [30, 120], sampleWords: [80, 115] },
  WWE: { setSize: 12, topicWords: [15, 80], sampleWords: [220, 280], sampleParagraphs: [4, 5] },
  WWS: { setSize: 12, topicWords: [200, unlimited] },
  WSC: { setSize: 12, topicWords: [120, unlimited] },
};
