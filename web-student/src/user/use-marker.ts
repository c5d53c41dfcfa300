import { removeUserArray, updateUserArray } from '#domain/accounts/contract.ts';
import type { StepName } from '#domain/accounts/profile/steps.ts';
import { call } from '#student/core/api.ts';
import { useSession } from '#student/core/session.ts';
import { useUserChange } from './use-user-change.ts';

export function useMarker(
  step: StepName,
  isPlain = false,
): readonly [isOn: boolean, turn: (on: boolean) => void] {
  const { mutate } = useUserChange();
  const steps = useSession()?.user.stepsDone ?? [];
  const turn = (on: boolean) => {
    const others = steps.filter((one) => one !== step);
    mutate({
      patch: { stepsDone: on ? [...others, step] : others },
      isPlain,
      send: async () => (await call(on ? updateUserArray : removeUserArray, { stepsDone: step })).body.user,
    });
  };
  return [steps.includes(step), turn];
}
