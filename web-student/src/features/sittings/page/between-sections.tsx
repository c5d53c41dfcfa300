import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Sitting } from '#domain/sittings/contract.ts';
import { examPartNames } from '#domain/mock-tests/exam-part.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { questionsText } from '#student/core/counts.ts';
import { durationText } from '#student/core/server-clock.ts';
import { beginSection } from '../api/sitting.ts';
import { GrantedInTest } from './granted-in-test.tsx';
import { useContinue } from './use-continue.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function BetweenSections({ sitting }: { readonly sitting: Sitting }) {
  const { sessionId, sections, sectionIndex, expiresAt, dateNow } = sitting;
  const { proceed, isPending, failure } = useContinue(sessionId, beginSection);
  const next = sections[sectionIndex + 1];
  const left = sections.length - sectionIndex - 1;
  const endsLate = next !== undefined && Date.parse(dateNow) + next.seconds * 1000 >= Date.parse(expiresAt);
  return (
    <Stack align="center" ta="center" gap="md" py="14vh">
      <div role="status">
        <Title order={1} size="h3">
          Part {sectionIndex + 1} of {sections.length} is over
        </Title>
      </div>
      {next && (
        <Text maw={460}>
          Next: <strong>{examPartNames[next.section].toLowerCase()}</strong>, {questionsText(next.questions)}{' '}
          in {durationText(next.seconds)}.
        </Text>
      )}
      <GrantedInTest granted={sitting.grantedInTest} />
      <Text c="dimmed" maw={460}>
        The clock is stopped. Rest as long as you like. Start{' '}
        {left === 1 ? 'the last part' : `each of the ${left} parts that are left`} by{' '}
        {day.format(new Date(expiresAt))}, or you lose that part.
      </Text>
      {next && left > 1 && endsLate && (
        <Alert color="red" variant="light" role="alert" maw={460} ta="left" title="Time is short">
          Part {sectionIndex + 2} may take {durationText(next.seconds)}. If you use all of it, part{' '}
          {sectionIndex + 3} can no longer start. Hand in early enough to start it.
        </Alert>
      )}
      <FormFailure text={failure} />
      <Group justify="center">
        <ButtonLink to={paths.mockTests.getHref()} variant="default">
          Continue later
        </ButtonLink>
        <Button onClick={proceed} loading={isPending}>
          Start part {sectionIndex + 2}
        </Button>
      </Group>
    </Stack>
  );
}
