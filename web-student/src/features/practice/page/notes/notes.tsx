import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { KeyValueStore } from '../../../../core/storage.ts';

interface Props {
  readonly store: KeyValueStore;
  /** Where it is kept that the note was closed. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A note that stays away once it was closed, for as long as the store keeps that. */
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
