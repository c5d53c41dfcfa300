import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { MockTestResult } from '#domain/sittings/contract.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

export function ShareButton({ sessionId, share }: Pick<MockTestResult, 'sessionId' | 'share'>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconShare size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {share ? 'Shared by a link' : 'Share'}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            sessionId={sessionId}
            share={share}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
