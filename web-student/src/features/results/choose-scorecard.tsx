import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isPassingFailure } from '#domain/core/call-failed.ts';
import {
  screenshotTypes,
  scorecardBytes,
  takePteScorecardScreenshot,
  takeScorecardPdf,
} from '#domain/results/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { call } from '#student/core/api.ts';
import { messageOf, messages } from '#student/core/messages.ts';
import type { ReadScorecard } from './confirm-result.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload, type Sending } from './use-upload.ts';

const pdfTypes = ['application/pdf'] as const;

async function readScorecard(file: File, options: Sending): Promise<ReadScorecard> {
  const contract = file.type === 'application/pdf' ? takeScorecardPdf : takePteScorecardScreenshot;
  return (await call(contract, {}, { ...options, upload: file })).body;
}

export function ChooseScorecard({ onRead }: { readonly onRead: (read: ReadScorecard) => void }) {
  const { file, sentBytes, isSending, error, send, sendAgain, cancel } = useUpload({
    upload: readScorecard,
    onUploaded: onRead,
  });
  const [fault, setFault] = useState<string>();
  const [wasCanceled, setCanceled] = useState(false);
  const choose = (chosen: File | null, types: readonly string[], wrongType: string) => {
    if (!chosen) return;
    cancel();
    setCanceled(false);
    const found = types.includes(chosen.type) ? faultOfSize(chosen) : wrongType;
    setFault(found);
    if (found === undefined) send(chosen);
  };
  if (isSending && file) {
    const onCancel = () => {
      cancel();
      setCanceled(true);
    };
    return <UploadProgress file={file} sentBytes={sentBytes} onCancel={onCancel} />;
  }
  const canSendAgain = isPassingFailure(error);
  const failure = error ? messageOf(error) : fault;
  return (
    <Stack gap="md">
      <Text>
        Choose a screenshot or the PDF of your scorecard. We read the scores, and you check them. We do not
        store the file.
      </Text>
      {failure !== undefined && <FormFailure text={failure} />}
      {file && canSendAgain && (
        <Group gap="sm">
          <Button autoFocus onClick={sendAgain}>
            Try again
          </Button>
          <Text flex="1 1 8rem" style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
        </Group>
      )}
      <Group gap="sm">
        <FileButton
          accept={screenshotTypes.join()}
          onChange={(chosen) => choose(chosen, screenshotTypes, messages.screenshot_not_valid)}
        >
          {(props) => (
            <Button
              {...props}
              variant={canSendAgain ? 'default' : 'filled'}
              autoFocus={wasCanceled || (error !== null && !canSendAgain)}
            >
              Choose a screenshot
            </Button>
          )}
        </FileButton>
        <FileButton
          accept={pdfTypes.join()}
          onChange={(chosen) => choose(chosen, pdfTypes, messages.pdf_not_valid)}
        >
          {(props) => (
            <Button {...props} variant="default">
              Choose a PDF
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {wasCanceled && 'Cancelled. '}A png, jpg or pdf file of 5 MB at most.
      </Text>
    </Stack>
  );
}

const faultOfSize = ({ size }: File): string | undefined =>
  size > scorecardBytes ? 'This file is too large. Choose one of 5 MB at most.' : undefined;
