import { Alert, Button, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { browserStore } from '#student/core/storage.ts';
import { LevelMeter } from './level-meter.tsx';
import { checkedAt } from './microphone-memory.ts';
import { PermissionDeniedDialog } from './permission-denied-dialog.tsx';
import { problemTexts } from './problem-texts.ts';
import type { MicrophoneCheck } from './use-microphone-check.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function MicrophoneSection({ check }: { readonly check: MicrophoneCheck }) {
  const { recorder, view, devices, isOpening, listen, choose, hasGainControl, turnGainControl } = check;
  const [hasSeenDenial, setSeenDenial] = useState(false);
  const microphone = recorder.microphone();
  const start = () => {
    setSeenDenial(false);
    void listen();
  };
  if (view.problem)
    return (
      <Stack align="flex-start">
        <Alert color="red" role="alert" w="100%">
          {problemTexts[view.problem]}
        </Alert>
        <Button onClick={start} loading={isOpening}>
          Try again
        </Button>
        {view.accessDenied && !hasSeenDenial && (
          <PermissionDeniedDialog onClose={() => setSeenDenial(true)} />
        )}
      </Stack>
    );
  if (!microphone)
    return (
      <Stack align="flex-start">
        <Text>Your browser will ask whether this page may use the microphone. Choose “Allow”.</Text>
        <Button onClick={start} loading={isOpening}>
          Switch on the microphone
        </Button>
      </Stack>
    );
  const checked = checkedAt(browserStore, microphone);
  return (
    <Stack>
      <NativeSelect
        label="Microphone"
        value={microphone.deviceId}
        disabled={view.timerShouldStart}
        data={(devices.length > 0 ? devices : [microphone]).map(({ deviceId, label }, at) => ({
          value: deviceId,
          label: label || `Microphone ${at + 1}`,
        }))}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      />
      <LevelMeter hearing={recorder.hearing} />
      <Switch
        label="Let the browser make my voice louder"
        description="For a quiet microphone. It makes the noise of the room louder, too."
        checked={hasGainControl}
        disabled={view.timerShouldStart}
        onChange={({ currentTarget }) => void turnGainControl(currentTarget.checked)}
      />
      {checked !== undefined && (
        <Text size="sm" c="dimmed">
          You found on {day.format(checked)} that this microphone sounds right.
        </Text>
      )}
    </Stack>
  );
}
