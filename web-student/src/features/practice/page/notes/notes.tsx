import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { KeyValueStore } from '#student/core/storage.ts';

interface Props {
  readonly store: KeyValueStore;
  readonly name: string;
  readonly children: ReactNode;
}

export function DismissableNote({ store, name, children }: Props) {
  const [isClosed, setClosed] = useState(() => store.get(name) === 'true');
  if (isClosed) return null;
  return (
    <Alert
      color="blue"
      variant="light"
      mb="md"
      py="xs"
      icon={<IconInfoCircle aria-hidden />}
      withCloseButton
      closeButtonLabel="Close this note"
      onClose={() => {
        store.set(name, 'true');
        setClosed(true);
      }}
    >
      {children}
    </Alert>
  );
}
