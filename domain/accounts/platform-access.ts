import { z } from 'zod';

/** What an admin gives to a member of the team: each role may do a part of what admins may, see `callsOfRoles`. */
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

/** Whether someone is on the team, with a role or as an admin. */
export const isOnTeam = (access: PlatformAccess): boolean => access !== 'student';
