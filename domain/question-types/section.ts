import { z } from 'zod';

export const sections = ['speaking', 'writing', 'reading', 'listening'] as const;
export type Section = (typeof sections)[number];
export const sectionSchema = z.enum(sections);
