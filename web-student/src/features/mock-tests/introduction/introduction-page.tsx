import { Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { Navigate } from 'react-router-dom';
import { hasIntroduction, introductionTimes } from '#domain/mock-tests/introduction.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { OneTest, type ListedTest } from '../one-test.tsx';
import { StartOrContinue } from '#student/features/sittings/start/start-or-continue.tsx';
import { RecordingSteps } from './recording-steps.tsx';
import { useIntroduction } from './use-introduction.ts';

export default function IntroductionPage() {
  return (
    <OneTest>
      {(listed) =>
        listed.mockTest.usesMicrophone && hasIntroduction(listed.mockTest.sections) ? (
          <Introduce {...listed} />
        ) : (
          <Navigate to={paths.mockTestOverview.getHref(listed.mockTest.mockTestId)} replace />
        )
      }
    </OneTest>
  );
}

function Introduce({ mockTest, clock }: ListedTest) {
  const introduction = useIntroduction();
  const { waitingTime, answeringTime } = introductionTimes;
  return (
    <Stack className="page" maw={720} gap="lg">
      <PageTitle lead={`Before ${mockTest.name}. It is not scored, sent or saved.`}>
        Introduce yourself
      </PageTitle>
      <Paper withBorder p="lg" component="section" aria-labelledby="prompt">
        <Title order={2} size="h4" id="prompt" mb="sm">
          Your message to the institutions you apply to
        </Title>
        <Text>
          You have {waitingTime} seconds to prepare and {answeringTime} seconds to speak. You may say:
        </Text>
        <List my="sm" spacing={4}>
          <List.Item>where you come from and what you do now</List.Item>
          <List.Item>what you want to study or work on, and why</List.Item>
          <List.Item>why you chose this place, and what you like to do</List.Item>
        </List>
        <RecordingSteps introduction={introduction} />
      </Paper>
      <Group>
        <StartOrContinue mockTest={mockTest} clock={clock} />
        <ButtonLink to={paths.mockTestOverview.getHref(mockTest.mockTestId)} variant="subtle">
          Back to the overview
        </ButtonLink>
      </Group>
      <Text size="sm" c="dimmed">
        You can skip the introduction: “Start the test” opens the first question and starts its clock.
      </Text>
    </Stack>
  );
}
