import { Text } from '@mantine/core';
import type { Sitting } from '#domain/sittings/contract.ts';
import { useLiveRegion } from '#student/core/quiet.ts';

type Loss = Sitting['givenBack'][number];

const causes: Readonly<Record<Loss['cause'], string>> = {
  outage: 'our server did not answer',
  call_failed: 'our server could not accept what you sent',
  recording_failed: 'a recording could not be loaded',
  sound_interrupted: 'the sound of your recording was interrupted',
};
const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const lengthOf = (seconds: number): string => `+${Math.round(seconds)} s`;

export function LostTimeNote({ losses }: { readonly losses: readonly Loss[] }) {
  const live = useLiveRegion();
  // Shorter losses would round to 0 s.
  const last = losses.findLast(({ seconds }) => Math.round(seconds) > 0);
  if (!last) return null;
  const total = losses.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <Text size="sm" mb={6} {...live}>
      {lengthOf(last.seconds)}: {causes[last.cause]} from {timeOfDay.format(new Date(last.from))}
      {losses.length > 1 && ` (${lengthOf(total)} in this part)`}
    </Text>
  );
}
