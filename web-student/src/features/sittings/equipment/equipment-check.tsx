import { Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { LineCheck } from './line-check.tsx';
import { SoundCheck } from './sound-check.tsx';

const MicrophoneCheck = lazy(() => import('./microphone-check.tsx'));

interface Props {
  readonly isHeard: boolean;
  readonly isSpoken: boolean;
}

export function EquipmentCheck({ isHeard, isSpoken }: Props) {
  return (
    <Stack gap="lg">
      <Text>Check your equipment before the clock starts. You can skip this.</Text>
      {isHeard && (
        <Check title="Sound">
          <SoundCheck />
        </Check>
      )}
      {isSpoken && (
        <Check title="Microphone">
          <Suspense fallback={<Text c="dimmed">Loading the microphone check…</Text>}>
            <MicrophoneCheck />
          </Suspense>
        </Check>
      )}
      <Check title="Connection">
        <LineCheck isSpoken={isSpoken} />
      </Check>
    </Stack>
  );
}

function Check({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </div>
  );
}
