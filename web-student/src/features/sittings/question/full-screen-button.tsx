import { Button } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';

export function FullScreenButton() {
  const { toggle, fullscreen } = useFullscreenDocument();
  if (!document.fullscreenEnabled) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void toggle().catch(() => undefined)}>
      {fullscreen ? 'Leave full screen' : 'Full screen'}
    </Button>
  );
}
