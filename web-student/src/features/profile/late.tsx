import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

export function late(load: () => Promise<{ readonly default: ComponentType }>): () => ReactNode {
  const Part = lazy(load);
  return function Late() {
    return (
      <Suspense fallback={<Skeleton h={96} />}>
        <Part />
      </Suspense>
    );
  };
}
