import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import type { QuestionEvent } from './question.ts';
import type { QuestionPictureEvent } from './question-picture.ts';
import type { QuestionReportEvent } from './question-report.ts';
import type { QuestionTrackEvent } from './question-track.ts';
import { duration } from '../core/text/words.ts';

export const questionDescriptions: Descriptions<
  QuestionEvent | QuestionPictureEvent | QuestionReportEvent | QuestionTrackEvent
> = {
  QuestionDrafted: ({ question }) => `Question ${question.uid} drafted: ${question.title}`,
  QuestionPublished: () => 'The question was published',
  QuestionRevised: ({ question, reason, changesKey }) =>
    `Question ${question.uid} revised${changesKey ? ' with another key' : ''}. Reason: ${reason}`,
  QuestionRetired: ({ reason }) => `The question was retired. Reason: ${reason}`,

  QuestionReported: ({ uid, reason, message }) =>
    `Reported ${uid}: ${reason.replaceAll('_', ' ')}. ${readable(message)}`.trimEnd(),
  QuestionReportResolved: ({ resolution, note }) =>
    `The report was ${resolution}. ${readable(note)}`.trimEnd(),

  QuestionTrackUploaded: ({ uid, track, durationMs }) =>
    `Uploaded the recording ${track} for ${uid}, ${duration(Math.round(durationMs / 1_000))}`,
  QuestionPictureUploaded: ({ uid, image, width, height }) =>
    `Uploaded the picture ${image} for ${uid}, ${width} by ${height} pixels`,
};
