import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import type { ListedTest } from './one-test.tsx';
import { runningSitting } from '../sitting/running-sitting.ts';
import { StartTest } from './start-test.tsx';

export function StartOrContinue({ mockTest, clock }: Pick<ListedTest, 'mockTest' | 'clock'>) {
  const running = runningSitting(mockTest, clock);
  if (!running) return <StartTest mockTest={mockTest} />;
  return <ButtonLink to={paths.mockTestExercise.getHref(running.sessionId)}>Continue the test</ButtonLink>;
}
