import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { sizeText } from '#student/core/text/size-text.ts';

interface Props {
  readonly file: File;
  readonly sentBytes: number;
  readonly onCancel: () => void;
}

export function UploadProgress({ file, sentBytes, onCancel }: Props) {
  const isSent = sentBytes === file.size;
  return (
    <Stack gap="sm">
      <Text role="status">
        {isSent ? 'Reading your scorecard. This can take a minute.' : 'Sending your scorecard.'}
      </Text>
      <Progress
        value={isSent ? 100 : (sentBytes / file.size) * 100}
        animated={isSent}
        size="lg"
        aria-label={`Upload of ${file.name}`}
      />
      <Group gap="sm" justify="space-between">
        <div style={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
          <Text size="sm">{file.name}</Text>
          <Text size="sm" c="dimmed" className="digits">
            {sizeText(sentBytes)} of {sizeText(file.size)} sent
          </Text>
        </div>
        {/* The focused button has disappeared. */}
        <Button variant="default" autoFocus onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
