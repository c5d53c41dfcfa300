import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
}

export function PageTitle({ children, lead }: Props) {
  return (
    <header>
      <Title order={1} size="h2">
        {children}
      </Title>
      {lead && (
        <Text c="dimmed" mt={4}>
          {lead}
        </Text>
      )}
    </header>
  );
}
