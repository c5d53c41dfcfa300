import { z } from 'zod';

/** ISO 8601, UTC, with milliseconds: `2026-03-01T09:30:00.000Z`. */
export type Instant = string;

export const instantSchema = z.iso.datetime();
