import type { JsonObject } from '#domain/core/json.ts';
import type { IntendedChange } from './intended-change.ts';

/** What stands in an account is what the preferences of release 0.1.0 were: the stream of their own starts from it. */
export const preferencesApart: IntendedChange = {
  of: '0.1.0',
  why: 'Preferences moved to a stream of their own; what stands in an account is what they start from.',
  states: { account: withPreferencesApart },
};

function withPreferencesApart(account: JsonObject): JsonObject {
  const { examType, stepsDone, isNightMode, nightTimeStart, nightTimeEnd, ...rest } = account;
  if (examType === undefined || stepsDone === undefined || isNightMode === undefined) return account;
  if (nightTimeStart === undefined || nightTimeEnd === undefined) return account;
  return { ...rest, preferences: { examType, stepsDone, isNightMode, nightTimeStart, nightTimeEnd } };
}
