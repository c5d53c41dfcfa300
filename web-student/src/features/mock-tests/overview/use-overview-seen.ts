import { didMockTestOverview } from '#domain/mock-tests/contract.ts';
import type { StepName } from '#domain/accounts/profile/steps.ts';
import { call } from '#student/core/api.ts';
import { currentSession, useSession } from '#student/core/session.ts';
import { useUserChange } from '#student/user/use-user-change.ts';

const step: StepName = 'did_mock_test_overview';

export function useOverviewSeen(): readonly [isSeen: boolean, mark: () => void] {
  const { mutate } = useUserChange();
  const steps = useSession()?.user.stepsDone ?? [];
  const mark = () => {
    if (steps.includes(step)) return;
    mutate({
      patch: { stepsDone: [...steps, step] },
      isPlain: true,
      async send() {
        // Hide a failure, because the student did not request this: the next visit marks it.
        const stepsDone = await call(didMockTestOverview, {}).then(
          ({ body }) => body.stepsDone,
          () => steps,
        );
        const user = currentSession()?.user;
        if (!user) throw new Error('The student has logged out meanwhile');
        return { ...user, stepsDone };
      },
    });
  };
  return [steps.includes(step), mark];
}
