import { Button } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';

/** Offers the whole screen, as the exam has it; nothing where the browser cannot give it. */
export function FullScreenButton() {
  const { toggle, fullscreen } = useFullscreenDocument();
  if (!document.fullscreenEnabled) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void toggle().catch(() => undefined)}>
      {fullscreen ? 'Leave full screen' : 'Full screen'}
    </Button>
  );
}
