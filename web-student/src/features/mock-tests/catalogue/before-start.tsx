import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import type { ExtraPercent } from '#domain/extra-time/extra-percents.ts';
import { paths } from '#student/app/paths.ts';
import { browserStore } from '#student/core/storage.ts';
import { hasChecked } from '#student/microphone/microphone-memory.ts';

interface Props {
  readonly tests: readonly MockTestListing[];
  readonly extraPercent: ExtraPercent | null;
}

export function BeforeStart({ tests, extraPercent }: Props) {
  const maySpeak = tests.some(({ access, usesMicrophone }) => usesMicrophone && access === 'open');
  return (
    <>
      {extraPercent !== null && <Text size="sm">Your extra time of {extraPercent}% is included.</Text>}
      {maySpeak && !hasChecked(browserStore) && (
        <Text size="sm">
          You speak in some of these tests.{' '}
          <Anchor component={Link} to={paths.microphone.getHref()} inherit underline="always">
            Check your microphone
          </Anchor>{' '}
          first: it takes a minute.
        </Text>
      )}
    </>
  );
}
