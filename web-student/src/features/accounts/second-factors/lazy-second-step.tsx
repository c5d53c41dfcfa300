import { lazy, Suspense } from 'react';
import type { SecondStep } from '#domain/second-factors/second-step.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';

const SecondStepForm = lazy(() => import('./second-step.tsx'));

interface Props {
  readonly step: SecondStep;
  readonly onAgain: () => void;
}

export const LazySecondStep = (props: Props) => (
  <Suspense fallback={<PageSkeleton rows={2} />}>
    <SecondStepForm {...props} />
  </Suspense>
);
