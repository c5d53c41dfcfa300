import { z } from 'zod';

/** Each role has a part of an admin's rights, see `callsOfRoles`. */
export const roleSchema = z.enum(['support', 'content', 'finance']);
export type Role = z.infer<typeof roleSchema>;

export const platformAccessSchema = z.enum(['student', ...roleSchema.options, 'admin']);
export type PlatformAccess = z.infer<typeof platformAccessSchema>;

export const platformAccessNames: Readonly<Record<PlatformAccess, string>> = {
  student: 'Student',
  support: 'Support',
  content: 'Content',
  finance: 'Finance',
  admin: 'Admin',
};

export const isOnTeam = (access: PlatformAccess): boolean => access !== 'student';
