import { Button, Group, Text } from '@mantine/core';
import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { Dialog } from '#student/components/dialog.tsx';

/** Explains why a recording stopped automatically and how to turn that off: specification, document 2, section 2. */
export function SilenceDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Silence detection feature" onClose={onClose}>
      <Text>
        A recording stops automatically after {recordingTimes.silenceStop} seconds of silence, as in the exam.
        You get a warning one second before. In a test you only get the warning, unless you choose otherwise.
        You can turn this off in your settings. Your recording stays on this device until you submit it.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <ButtonLink to={paths.profile.getHref('true')}>Open Settings</ButtonLink>
      </Group>
    </Dialog>
  );
}
