import { untouchedLedger } from '#domain/credits/testing/ledger-views.ts';
import type { User } from '#domain/accounts/contract.ts';
import type { StepName } from '#domain/accounts/profile/steps.ts';
import type { Answers } from '../fake-api.ts';
import { emptyProfile } from './profile.ts';

const at = '2026-01-05T10:00:00.000Z';

export function accountAnswers(start: User) {
  let user = start;
  const change = (patch: Partial<User>) => {
    user = { ...user, ...patch };
    return { status: 200, body: { user } } as const;
  };
  const mark = (step: StepName, isOn: boolean) => {
    const others = user.stepsDone.filter((one) => one !== step);
    return change({ stepsDone: isOn ? [...others, step] : others });
  };
  return {
    retrieveUser: () => change({}),
    updateUser: ({ firstName, nightTimeStart, nightTimeEnd }) => {
      if (firstName === '') {
        const { firstName: _removed, ...others } = user;
        user = others;
      } else if (firstName !== undefined) change({ firstName });
      if (nightTimeStart === undefined || nightTimeEnd === undefined) return change({});
      return change({ nightTimeStart, nightTimeEnd });
    },
    toggleExamType: ({ examType }) => change({ examType }),
    toggleNightMode: ({ isNightMode }) => change({ isNightMode }),
    updateUserArray: ({ stepsDone }) => mark(stepsDone, true),
    removeUserArray: ({ stepsDone }) => mark(stepsDone, false),
    updateEmailNotification: ({ general, thirdParty }) => {
      if (general !== undefined) mark('can_send_email_general', general);
      if (thirdParty !== undefined) mark('can_send_email_third_party', thirdParty);
      return change({});
    },
    saveToMailList: () => mark('can_send_email_general', true),
    uploadProfileImage: () => change({ profileImage: `/api/aws/getProfileImage/${crypto.randomUUID()}` }),
    removeProfileImage: () => {
      const { profileImage: _removed, ...others } = user;
      user = others;
      return change({});
    },
    ...emptyProfile,
    fetchCredits: () => ({ status: 200, body: untouchedLedger }),
    fetchAllPackages: () => ({
      status: 200,
      body: {
        country: 'DE',
        currency: 'EUR',
        version: 1,
        offers: [],
        currentPlan: null,
        paidExpiryTime: null,
        now: at,
      },
    }),
    fetchSessions: () => ({
      status: 200,
      body: {
        sessions: [
          {
            id: 'session-1',
            startedAt: at,
            device: 'Chrome on Linux',
            isNewDevice: false,
            status: 'active',
            end: null,
            endedAt: null,
          },
        ],
        lastSeenAt: null,
      },
    }),
  } satisfies Answers;
}
