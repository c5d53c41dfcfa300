import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import type { ClockReading } from '#student/core/server-clock.ts';
import { runningSitting } from '../running-sitting.ts';
import { StartTest } from './start-test.tsx';

interface Props {
  readonly mockTest: MockTestListing;
  readonly clock: ClockReading;
}

export function StartOrContinue({ mockTest, clock }: Props) {
  const running = runningSitting(mockTest, clock);
  if (!running) return <StartTest mockTest={mockTest} />;
  return <ButtonLink to={paths.mockTestExercise.getHref(running.sessionId)}>Continue the test</ButtonLink>;
}
