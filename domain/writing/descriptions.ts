import type { Descriptions } from '../core/capability.ts';
import type { MarkReportEvent } from './mark-report.ts';

export const writingDescriptions: Descriptions<MarkReportEvent> = {
  MarkReported: ({ uid, fault, rule }) =>
    `Reported a ${fault} mark in the answer to ${uid} as no mistake${rule === undefined ? '' : ` (${rule})`}`,
  MarkReportResolved: ({ judgement }) => `The report of a mark was ${judgement}`,
};
