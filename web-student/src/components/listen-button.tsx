import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';

export function ListenButton({ word }: { readonly word: string }) {
  if (!('speechSynthesis' in globalThis)) return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconVolume size={16} aria-hidden />}
      aria-label={`Listen to ${word}`}
      onClick={() => say(word)}
    >
      Listen
    </Button>
  );
}

function say(word: string) {
  const utterance = new SpeechSynthesisUtterance(word);
  utterance.lang = 'en-US';
  utterance.rate = 0.9;
  globalThis.speechSynthesis.cancel();
  globalThis.speechSynthesis.speak(utterance);
}
