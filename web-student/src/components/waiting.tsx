import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { thisPage } from '../core/this-page.ts';
import { usePatience } from './use-patience.ts';

interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  readonly gap?: 'xs' | 'md';
}

export function Waiting({ children, className, gap = 'md' }: Props) {
  const patience = usePatience();
  return (
    <Stack className={className} gap={gap} aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {children}
      <Stack gap="xs" align="flex-start" role="status">
        {patience !== 'short' && (
          <Text c="dimmed">This takes longer than usual. Your connection may be slow; we keep trying.</Text>
        )}
        {patience === 'too-long' && (
          <Button variant="default" onClick={() => thisPage.reload()}>
            Load the page again
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
