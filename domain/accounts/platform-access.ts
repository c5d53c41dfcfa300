import { z } from 'zod';

export const platformAccessSchema = z.enum(['student', 'admin']);
export type PlatformAccess = z.infer<typeof platformAccessSchema>;
