import { List, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useEffect, useState } from 'react';
import { keepsRecordings } from '#student/recorder/storage/browser-recordings.ts';
import { recordableType } from '#student/recorder/capture/media-recorder-capture.ts';
import { hasMediaDevices } from '#student/recorder/capture/microphone.ts';
import { hasWorklet } from '#student/recorder/capture/open-capture.ts';
import { lacksOf } from './browser-lacks.ts';

export function BrowserLacks() {
  const [keeps, setKeeps] = useState(true);
  useEffect(() => {
    void keepsRecordings().then(setKeeps);
  }, []);
  const lacks = lacksOf({
    canOpenMicrophone: hasMediaDevices(),
    hasWorklet: hasWorklet(),
    hasRecorder: recordableType() !== undefined,
    keepsRecordings: keeps,
  });
  if (lacks.length === 0) return <Text>Your browser supports everything that spoken answers need.</Text>;
  return (
    <List>
      {lacks.map((text) => (
        <List.Item key={text}>{text}</List.Item>
      ))}
    </List>
  );
}
