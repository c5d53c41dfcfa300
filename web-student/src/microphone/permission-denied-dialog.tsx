import { Button, Group, List, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { thisPage } from '../core/this-page.ts';

/** Specification, document 2, section 2: Help, and 'I understand', which reloads the page. */
export function PermissionDeniedDialog({ onClose }: { readonly onClose: () => void }) {
  const [isHelping, setHelping] = useState(false);
  return (
    <Dialog title="Microphone permission denied" onClose={onClose}>
      <Text>
        Your browser does not let this page use the microphone. Allow it, then load the page again. Nothing is
        lost.
      </Text>
      {isHelping && (
        <List mt="md" spacing="xs" id="permission-help">
          <List.Item>
            Chrome, Edge: press the icon to the left of the address, then switch “Microphone” on.
          </List.Item>
          <List.Item>
            Firefox: press the crossed-out microphone next to the address, and remove the block.
          </List.Item>
          <List.Item>
            Safari: in the menu Safari choose “Settings for this website”, then allow the microphone. On an
            iPhone, press “aA” next to the address.
          </List.Item>
          <List.Item>
            Still refused? Look in the privacy settings of your computer or phone: the browser itself needs
            the microphone.
          </List.Item>
        </List>
      )}
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          aria-expanded={isHelping}
          aria-controls="permission-help"
          onClick={() => setHelping(!isHelping)}
        >
          Help
        </Button>
        <Button onClick={() => thisPage.reload()} data-autofocus>
          I understand
        </Button>
      </Group>
    </Dialog>
  );
}
