/** Practice or a mock test. */
export const answerPlaces = ['practice', 'test'] as const;
export type AnswerPlace = (typeof answerPlaces)[number];

/** `accepted`: the marked words are right, and the scorer is wrong. */
export const judgements = ['accepted', 'rejected'] as const;
export type Judgement = (typeof judgements)[number];

export const markReportStatuses = ['waiting', ...judgements] as const;
export type MarkReportStatus = (typeof markReportStatuses)[number];
