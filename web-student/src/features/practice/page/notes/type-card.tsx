import { Text } from '@mantine/core';
import { memo, Suspense, useEffect, useState } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { preloadable } from '#student/components/preloadable.tsx';
import { atRest } from '#student/core/page/at-rest.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';

const TypeStats = preloadable(() => import('./type-stats.tsx'));
const wasLeftOpen = () => browserStore.get(storageKeys.showsTypeCard) === 'true';
// Load with the page, because an initially open card needs it.
if (wasLeftOpen()) void TypeStats.preload().catch(() => undefined);

export const TypeCard = memo(function TypeCard({ type }: { readonly type: TypeCode }) {
  const [opensAtOnce] = useState(wasLeftOpen);
  const [isOpen, setOpen] = useState(opensAtOnce);
  useEffect(() => atRest(() => void TypeStats.preload().catch(() => undefined)), []);
  const { description } = catalogue[type];
  return (
    <details
      className="quiet-summary"
      open={opensAtOnce}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        browserStore.set(storageKeys.showsTypeCard, String(open));
      }}
    >
      <summary>About this type</summary>
      <Text size="sm" mb="xs">
        {description}
      </Text>
      {isOpen && (
        <Suspense fallback={null}>
          <TypeStats type={type} />
        </Suspense>
      )}
    </details>
  );
});
