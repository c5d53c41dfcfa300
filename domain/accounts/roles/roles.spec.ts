import { expect, test } from 'vitest';
import { calls } from '../../calls.ts';
import { platformAccessSchema, type PlatformAccess, roleSchema } from '../platform-access.ts';
import { callsOfRoles, mayExport, mayMake } from './roles.ts';

const adminCalls = calls.filter(({ access }) => access === 'admin').map(({ name }) => name);
const listed = callsOfRoles.flatMap(({ calls: names }) => names);

test('every admin call is in one group, and nothing else is', () => {
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

test.each(roleSchema.options)('%s has calls of its own, and none of those that only admins have', (role) => {
  expect(adminCalls).toEqual(expect.arrayContaining(ofAdminsAlone));
  expect(ofAdminsAlone.filter((call) => mayMake(role, call))).toEqual([]);
  const others = roleSchema.options.filter((other) => other !== role);
  expect(adminCalls.some((call) => mayMake(role, call) && !others.some((one) => mayMake(one, call)))).toBe(
    true,
  );
});

test('an admin may make every call, a student none, and a role none that is not listed', () => {
  const allowed = (access: PlatformAccess) => adminCalls.filter((call) => mayMake(access, call)).length;
  expect(allowed('admin')).toBe(adminCalls.length);
  expect(allowed('student')).toBe(0);
  for (const role of roleSchema.options)
    expect(allowed(role)).toBeLessThan(adminCalls.length - ofAdminsAlone.length);
  for (const access of platformAccessSchema.options)
    expect(mayMake(access, 'aCallOfTomorrow')).toBe(access === 'admin');
});

test('lists with rows about people are exported by admins alone', () => {
  for (const resource of ['users', 'carts', 'survey-responses', 'history', 'a-list-of-tomorrow']) {
    expect(platformAccessSchema.options.filter((access) => mayExport(access, resource))).toEqual(['admin']);
  }
  expect(mayExport('finance', 'promotions')).toBe(true);
});
