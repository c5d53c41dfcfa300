import { Text } from '@mantine/core';
import { memo, useState } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { browserStore, storageKeys } from '../../core/storage.ts';
import { TypeStats } from './type-stats.tsx';

/** What the type is like in the exam; open or closed as it was left on this device. */
export const TypeCard = memo(function TypeCard({ type }: { readonly type: TypeCode }) {
  const [isOpen] = useState(() => browserStore.get(storageKeys.showsTypeCard) === 'true');
  const { description } = catalogue[type];
  return (
    <details
      className="type-card-details quiet-summary"
      open={isOpen}
      onToggle={({ currentTarget }) =>
        browserStore.set(storageKeys.showsTypeCard, String(currentTarget.open))
      }
    >
      <summary>About this type</summary>
      <Text size="sm" mb="xs">
        {description}
      </Text>
      <TypeStats type={type} />
    </details>
  );
});
