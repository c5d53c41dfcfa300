import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useOnline } from '#student/components/use-online.ts';
import { messageOf } from '#student/core/messages.ts';
import { rateLine, speedText, type LineRating } from './line-rating.ts';
import { measureLine } from './measure-line.ts';

const ratingTexts: Readonly<Record<LineRating, string>> = {
  good: 'Your connection is good.',
  slow: 'Your connection is slow. You can take the test, but the next question may take a while to load. Stop downloads and calls, or move closer to your router.',
  'too slow for speech':
    'Your connection uploads more slowly than you speak. Your recordings stay on this device until they are sent. For a test, a faster connection is safer.',
};

/** Measures the round trip to the server and the upload speed. @param isSpoken the test has recordings to upload */
export function LineCheck({ isSpoken }: { readonly isSpoken: boolean }) {
  const isOnline = useOnline();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: measureLine,
    // Report a missing connection immediately.
    networkMode: 'always',
  });
  return (
    <Stack gap="sm">
      {!isOnline && <Text>You are offline. Connect this device, then test the connection.</Text>}
      <div role="status">
        {data && (
          <>
            <Text fw={600}>{ratingTexts[rateLine(data, isSpoken)]}</Text>
            <Text size="sm" mt={4}>
              Our server answers in {Math.round(data.roundTripMs)} ms. Your upload speed is{' '}
              {speedText(data.kilobitsPerSecond)}.
            </Text>
          </>
        )}
      </div>
      <FormFailure text={error ? messageOf(error) : undefined} />
      <Group>
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {data ? 'Test the connection again' : 'Test the connection'}
        </Button>
      </Group>
    </Stack>
  );
}
