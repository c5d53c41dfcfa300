import { Button, Group, Paper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '#student/core/notices.ts';
import { useMarker } from '#student/user/use-marker.ts';
import { guides, type Guide } from './guides.ts';

/** Offers a page's guide until the user finishes or declines it. It never opens by itself and closes with the page. */
export function GuideOffer({ path }: { readonly path: string }) {
  const isDesktop = useMediaQuery('(min-width: 56.25em)', false, { getInitialValueInEffect: false });
  const guide = guides[path];
  return guide && (isDesktop || !guide.isForDesktop) ? <Offer key={path} guide={guide} /> : null;
}

function Offer({ guide }: { readonly guide: Guide }) {
  const [isDone, markDone] = useMarker(guide.marker, true);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<() => void>(undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stop.current?.();
    };
  }, []);
  if (isDone) return null;
  const start = async () => {
    setRunning(true);
    try {
      const [{ runGuide }, steps] = await Promise.all([import('./run-guide.ts'), guide.loadSteps()]);
      if (isLeft.current) return;
      stop.current = runGuide({
        steps,
        end: guide.end,
        onFinished: () => markDone(true),
        onClosed: () => setRunning(false),
      });
    } catch (error) {
      setRunning(false);
      notifyFailure(error);
    }
  };
  return (
    <Paper component="section" aria-label="Guide" className="page" withBorder p="md" mb="lg">
      <Group justify="space-between" gap="sm">
        <Text>{guide.offer}</Text>
        <Group gap="sm">
          <Button variant="subtle" onClick={() => markDone(true)}>
            Not now
          </Button>
          <Button variant="default" loading={isRunning} onClick={() => void start()}>
            {guide.start}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
