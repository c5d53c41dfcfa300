import { Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

const slowMs = 3000;

/** The shape of what will come; after three seconds it says what is going on. */
export function PageSkeleton({ rows = 4 }: { readonly rows?: number }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack className="page" gap="md" aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height={34} width="45%" />
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} height={84} />
      ))}
      {isSlow && (
        <Text c="dimmed" role="status">
          This takes longer than usual. Your connection may be slow; we keep trying.
        </Text>
      )}
    </Stack>
  );
}
