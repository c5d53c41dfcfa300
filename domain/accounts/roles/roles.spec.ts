import { expect, test } from 'vitest';
import { calls } from '../../calls.ts';
import { platformAccessSchema, type PlatformAccess, roleSchema } from '../platform-access.ts';
import { callsOfRoles, mayExport, mayMake } from './roles.ts';

const adminCalls = calls.filter(({ access }) => access === 'admin').map(({ name }) => name);
const listed = callsOfRoles.flatMap(({ calls: names }) => names);

test('lists every admin call in exactly one group', () => {
  expect(listed.toSorted()).toEqual(adminCalls.toSorted());
  const groups = callsOfRoles.map(({ roles }) => roles.join());
  expect(new Set(groups).size).toBe(groups.length);
});

/** Granting roles, erasing, exporting personal data, settings, and the log in which the team itself is seen. */
const ofAdminsAlone = [
  'changeRole',
  'deleteOldAccount',
  'previewOldAccounts',
  'fetchOldAccountDeletions',
  'fetchEmailList',
  'fetchAllAdminSettings',
  'fetchProjections',
  'getListOfSecurityEvents',
  'getOneOfSecurityEvents',
];

test.each(roleSchema.options)('gives %s calls of its own and no admin-only call', (role) => {
  expect(adminCalls).toEqual(expect.arrayContaining(ofAdminsAlone));
  expect(ofAdminsAlone.filter((call) => mayMake(role, call))).toEqual([]);
  const others = roleSchema.options.filter((other) => other !== role);
  expect(adminCalls.some((call) => mayMake(role, call) && !others.some((one) => mayMake(one, call)))).toBe(
    true,
  );
});

test('allows an admin every call, a student none, and a role only those listed', () => {
  const allowed = (access: PlatformAccess) => adminCalls.filter((call) => mayMake(access, call)).length;
  expect(allowed('admin')).toBe(adminCalls.length);
  expect(allowed('student')).toBe(0);
  for (const role of roleSchema.options)
    expect(allowed(role)).toBeLessThan(adminCalls.length - ofAdminsAlone.length);
  for (const access of platformAccessSchema.options)
    expect(mayMake(access, 'aCallOfTomorrow')).toBe(access === 'admin');
});

test('lets only admins export lists of people', () => {
  for (const resource of ['users', 'carts', 'survey-responses', 'history', 'a-list-of-tomorrow']) {
    expect(platformAccessSchema.options.filter((access) => mayExport(access, resource))).toEqual(['admin']);
  }
  expect(mayExport('finance', 'promotions')).toBe(true);
});
