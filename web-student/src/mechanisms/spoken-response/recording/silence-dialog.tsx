import { Button, Group, Text } from '@mantine/core';
import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Dialog } from '../../../components/dialog.tsx';

/** Why a recording stopped by itself, and where that is switched off: specification, document 2, section 2. */
export function SilenceDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Silence detection feature" onClose={onClose}>
      <Text>
        A recording stops by itself after {recordingTimes.silenceStop} seconds in which nothing is heard, as
        in the exam. A second before, you are warned. In a test you are only warned, unless you choose
        otherwise. In your settings you can switch this off. What you recorded is kept on this device
        meanwhile.
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
