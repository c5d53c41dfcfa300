import { z } from 'zod';
import { defineCall, plainText } from '../core/contract.ts';
import { calibrationGroupSchema } from './calibration.ts';
import { reportCodePattern } from './read-scorecard.ts';
import { realScoresSchema } from './real-scores.ts';

const readOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, confidence: z.number().min(0).max(1) }).nullable();

const scoreRead = readOf(z.int());
export const scorecardReadingSchema = z.object({
  scores: z.object({
    overall: scoreRead,
    listening: scoreRead,
    reading: scoreRead,
    speaking: scoreRead,
    writing: scoreRead,
  }),
  takenOn: readOf(z.string()),
  reportCode: readOf(z.string()),
});

const read = {
  200: z.object({
    reading: scorecardReadingSchema,
    /** For `reportRealResult`; valid for an hour. */
    proof: z.string(),
  }),
};

export const screenshotTypes = ['image/jpeg', 'image/png'] as const;
export const scorecardBytes = 5 * 1024 * 1024;

export const takePteScorecardScreenshot = defineCall({
  name: 'takePteScorecardScreenshot',
  method: 'POST',
  path: '/api/aws/takePteScorecardScreenshot',
  access: 'student',
  effect: 'command',
  rateLimit: 'scorecard',
  upload: { mediaTypes: screenshotTypes, maximumBytes: scorecardBytes, isForm: true },
  input: z.object({}),
  outputs: read,
  rejections: ['screenshot_not_valid', 'scorecard_not_recognised'],
});

export const takeScorecardPdf = defineCall({
  name: 'takeScorecardPdf',
  method: 'POST',
  path: '/api/aws/takeScorecardPdf',
  access: 'student',
  effect: 'command',
  rateLimit: 'scorecard',
  upload: { mediaTypes: ['application/pdf'], maximumBytes: scorecardBytes, isForm: true },
  input: z.object({}),
  outputs: read,
  rejections: ['pdf_not_valid', 'scorecard_not_recognised'],
});

export const reportRealResult = defineCall({
  name: 'reportRealResult',
  method: 'POST',
  path: '/api/users/reportRealResult',
  access: 'student',
  effect: 'command',
  input: z.object({
    proof: z.string().min(1).max(4_000),
    scores: realScoresSchema,
    takenOn: z.iso.date('Enter the date of your exam.'),
    reportCode: plainText(24)
      .transform((code) => code.trim().toUpperCase())
      .refine((code) => reportCodePattern.test(code), 'Copy the report code from your scorecard.'),
  }),
  outputs: {
    200: z.object({
      /** From the last test before the exam; null without one. */
      estimated: z.int().nullable(),
    }),
  },
  rejections: ['token_expired', 'token_invalid', 'scorecard_reported'],
});

export const fetchCalibration = defineCall({
  name: 'fetchCalibration',
  method: 'GET',
  path: '/api/results/fetchCalibration',
  access: 'anyone',
  effect: 'query',
  input: z.object({}),
  outputs: {
    200: z.object({
      results: z.int().min(0),
      /** Empty if there are too few results. */
      groups: z.array(calibrationGroupSchema),
    }),
  },
  rejections: [],
});
