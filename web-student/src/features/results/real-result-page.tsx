import { Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import {
  screenshotTypes,
  scorecardBytes,
  takePteScorecardScreenshot,
  takeScorecardPdf,
} from '#domain/results/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { call } from '#student/core/api.ts';
import { messages } from '#student/core/messages.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { ConfirmResult, type ReadScorecard } from './confirm-result.tsx';

const pictures: readonly string[] = screenshotTypes;

export default function RealResultPage() {
  const [read, setRead] = useState<ReadScorecard>();
  const [estimated, setEstimated] = useState<number | null>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const options = { upload: file, commandId: newId() };
      const { body } =
        file.type === 'application/pdf'
          ? await call(takeScorecardPdf, {}, options)
          : await call(takePteScorecardScreenshot, {}, options);
      return body;
    },
    onSuccess: setRead,
    onError: (error) => notifyFailure(error),
  });
  const choose = (file: File | null, isRight: (type: string) => boolean, fault: string) => {
    if (!file) return;
    if (!isRight(file.type)) notify(fault, 'problem');
    else if (file.size > scorecardBytes)
      notify('This file is too large. Choose one of 5 MB at most.', 'problem');
    else mutate(file);
  };

  if (estimated !== undefined) return <Thanks estimated={estimated} />;
  return (
    <div className="page page-narrow">
      <PageTitle lead="Tell us your exam result. It shows all students how good our estimates are.">
        Your exam result
      </PageTitle>
      <Paper withBorder p="lg" mt="md">
        {read ? (
          <ConfirmResult read={read} onDone={setEstimated} onBack={() => setRead(undefined)} />
        ) : (
          <Stack gap="md">
            <Text>
              Choose a screenshot or the PDF of your scorecard. We read the scores, and you check them. We do
              not store the file.
            </Text>
            <Group gap="sm">
              <FileButton
                accept="image/png,image/jpeg"
                onChange={(file) =>
                  choose(file, (type) => pictures.includes(type), messages.screenshot_not_valid)
                }
              >
                {(props) => (
                  <Button {...props} loading={isPending}>
                    Choose a screenshot
                  </Button>
                )}
              </FileButton>
              <FileButton
                accept="application/pdf"
                onChange={(file) =>
                  choose(file, (type) => type === 'application/pdf', messages.pdf_not_valid)
                }
              >
                {(props) => (
                  <Button {...props} variant="default" loading={isPending}>
                    Choose a PDF
                  </Button>
                )}
              </FileButton>
            </Group>
            <Text size="sm" c="dimmed" role="status">
              {isPending
                ? 'Reading your scorecard. This can take a minute.'
                : 'A png, jpg or pdf file of 5 MB at most.'}
            </Text>
          </Stack>
        )}
      </Paper>
    </div>
  );
}

function Thanks({ estimated }: { readonly estimated: number | null }) {
  return (
    <div className="page page-narrow">
      <PageTitle>Thank you for your result</PageTitle>
      <Text role="status" mb="md">
        {estimated === null
          ? 'You took no full mock test before the exam, so there is no estimate to compare it with.'
          : `Your last full mock test before the exam estimated ${estimated}.`}
      </Text>
      <ButtonLink to={paths.estimates.getHref()}>How good are our estimates?</ButtonLink>
    </div>
  );
}
