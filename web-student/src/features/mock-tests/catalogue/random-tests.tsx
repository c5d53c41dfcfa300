import { Button, Text } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { preloadable } from '#student/components/preloadable.tsx';
import type { TestRights } from '#student/queries/mock-tests.ts';

const RandomTestDialog = preloadable(() => import('./random-test-dialog.tsx'));

export function RandomTestOffer({ rights }: { readonly rights: TestRights }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text mb="sm">A test made for you: new questions first, and the types you lose most points in.</Text>
      <Button
        ref={opener}
        variant="default"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void RandomTestDialog.preload()}
      >
        Choose a random test
      </Button>
      {isOpen && (
        <Suspense>
          <RandomTestDialog
            rights={rights}
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
