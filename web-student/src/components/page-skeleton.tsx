import { Skeleton } from '@mantine/core';
import { Waiting } from './waiting.tsx';

export function PageSkeleton({ rows = 4 }: { readonly rows?: number }) {
  return (
    <Waiting className="page">
      <Skeleton height={34} width="45%" />
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} height={84} />
      ))}
    </Waiting>
  );
}
