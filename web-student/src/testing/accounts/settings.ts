import type { User } from '#domain/accounts/contract.ts';
import { changedBy } from '#domain/accounts/profile/preference-values.ts';
import {
  changeNightTime,
  chooseExamType,
  markStep,
  switchNightMode,
  unmarkStep,
  type Change,
} from '#domain/accounts/profile/preferences.ts';
import { isRejection } from '#domain/core/events/decision.ts';
import { refused, type Answers } from '../fake-api.ts';

export function settingsAnswers(start: User) {
  let user = start;
  const current = () => ({ status: 200, body: { user } }) as const;
  const change = (decide: Change<'not_allowed'>) => {
    const decision = decide(user);
    if (isRejection(decision)) return refused(decision.rejected);
    for (const event of decision) user = { ...user, ...changedBy(user, event) };
    return current();
  };
  return {
    retrieveUser: current,
    toggleNightMode: ({ isNightMode }) => change(switchNightMode(isNightMode)),
    toggleExamType: ({ examType }) => change(chooseExamType(examType)),
    updateUserArray: ({ stepsDone }) => change(markStep(stepsDone)),
    removeUserArray: ({ stepsDone }) => change(unmarkStep(stepsDone)),
    updateUser({ nightTimeStart = user.nightTimeStart, nightTimeEnd = user.nightTimeEnd }) {
      return change(changeNightTime({ nightTimeStart, nightTimeEnd }));
    },
  } satisfies Answers;
}
