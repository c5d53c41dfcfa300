import type { HistoryEntry } from '#domain/support/contract.ts';
import { recordingSchema } from '#domain/speaking/contract.ts';
import { z } from 'zod';

const spoken = z.object({ answer: z.object({ recording: recordingSchema }) });

/** The SHA-256 of the recording in an event, or undefined. */
export const recordingIn = ({ data }: Pick<HistoryEntry, 'data'>): string | undefined =>
  spoken.safeParse(data).data?.answer.recording;
