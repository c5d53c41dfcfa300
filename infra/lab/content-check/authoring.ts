import type { Range } from '#domain/question-types/catalogue/limits.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';

interface Authoring {
  /** The minimum; types that the exam asks often have more. */
  readonly setSize: number;
  readonly options?: Range;
  readonly rightOptions?: Range;
  readonly optionWords?: Range;
  readonly topicWords?: Range;
  /** Of the sample answer, if its form leaves more room than a good answer needs. */
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
