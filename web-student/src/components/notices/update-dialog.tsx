import { Button, Group, Text } from '@mantine/core';
import { newVersion } from '#student/core/page/new-version.ts';
import { Dialog } from '../dialog.tsx';

/** Specification, document 1, section 4: a newer app version shows an Update dialog. The page never reloads unasked. */
export default function UpdateDialog({ onUpdate }: { readonly onUpdate: () => void }) {
  const close = () => newVersion.set(undefined);
  return (
    <Dialog title="Update" onClose={close}>
      <Text>
        A new version of Ninety is ready. The update loads this page again and takes a few seconds. Answers
        you have begun are saved.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          Later
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            close();
            onUpdate();
          }}
        >
          Update now
        </Button>
      </Group>
    </Dialog>
  );
}
