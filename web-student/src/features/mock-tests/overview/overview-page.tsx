import { Group, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useEffect, useEffectEvent } from 'react';
import { hasIntroduction } from '#domain/mock-tests/introduction.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Section } from '#student/components/section.tsx';
import { costOf } from '../catalogue/cost-words.ts';
import { EquipmentCheck } from '#student/features/sittings/equipment/equipment-check.tsx';
import { OneTest, type ListedTest } from '../one-test.tsx';
import { runningSitting } from '#student/features/sittings/running-sitting.ts';
import { StartOrContinue } from '#student/features/sittings/start/start-or-continue.tsx';
import { hasSound, testRules } from './test-rules.ts';
import { TimeNeeded } from './time-needed.tsx';
import { useOverviewSeen } from './use-overview-seen.ts';

export default function OverviewPage() {
  return <OneTest>{(listed) => <Overview {...listed} />}</OneTest>;
}

function Overview({ mockTest, rights, clock }: ListedTest) {
  const [, mark] = useOverviewSeen();
  const markSeen = useEffectEvent(mark);
  useEffect(() => markSeen(), []);
  const running = runningSitting(mockTest, clock);
  const cost = costOf(mockTest, rights.credits);
  const { mockTestId, sections, usesMicrophone } = mockTest;
  const opensWithIntroduction = !running && usesMicrophone && hasIntroduction(sections);
  return (
    <Stack className="page" maw={720} gap="lg">
      <PageTitle lead={mockTest.description}>{mockTest.name}</PageTitle>
      <Section id="parts" title="What is in the test">
        <TimeNeeded mockTest={mockTest} clock={clock} extraPercent={rights.extraPercent} />
      </Section>
      <Section id="rules" title="How it works">
        <List spacing="xs">
          {testRules(mockTest, rights.stopClock).map((rule) => (
            <List.Item key={rule}>{rule}</List.Item>
          ))}
        </List>
      </Section>
      <Section id="equipment" title="Your equipment">
        <EquipmentCheck isHeard={hasSound(mockTest)} isSpoken={usesMicrophone} />
      </Section>
      <Section id="start" title={running ? 'Your test is running' : 'Ready?'}>
        {opensWithIntroduction && (
          <Text mb="sm">
            The exam starts with an introduction, which is not scored. Try it here, or skip it: “Start the
            test” opens the first question.
          </Text>
        )}
        {!running && cost !== undefined && <Text mb="sm">{cost}</Text>}
        <Group>
          <StartOrContinue mockTest={mockTest} clock={clock} />
          {opensWithIntroduction && (
            <ButtonLink to={paths.mockTestIntroduction.getHref(mockTestId)} variant="default">
              Introduce yourself first
            </ButtonLink>
          )}
          <ButtonLink to={paths.mockTests.getHref()} variant="subtle">
            All mock tests
          </ButtonLink>
        </Group>
      </Section>
    </Stack>
  );
}
