import { Text } from '@mantine/core';
import type { Sitting } from '#domain/sittings/contract.ts';
import { useLiveRegion } from '#student/core/quiet.ts';
import { durationText } from '#student/core/server-clock.ts';

export function GrantedInTest({ granted }: { readonly granted: Sitting['grantedInTest'] }) {
  const live = useLiveRegion();
  if (!granted) return null;
  const { percent, stopClock, addedSeconds } = granted;
  return (
    <Text size="sm" mb={6} {...live}>
      {addedSeconds > 0 &&
        `You now have ${percent}% extra time. It applies from the next clock: +${durationText(addedSeconds)} in total. `}
      {stopClock && 'You may take a break after a question.'}
    </Text>
  );
}
