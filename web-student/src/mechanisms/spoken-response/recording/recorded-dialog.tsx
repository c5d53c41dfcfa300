import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useSession } from '#student/core/session.ts';
import { useMarker } from '#student/user/use-marker.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { PlayRecording } from '#student/microphone/play-recording.tsx';
import type { WholeRecording } from '#student/recorder/assemble.ts';
import type { RecordingEnd } from '#student/recorder/recorder-state.ts';
import { SilenceNote } from './silence-note.tsx';
import { SendingNote } from './sending-note.tsx';
import type { SentRecording } from '#student/recorder/sending/create-sender.ts';
import { useSending } from './use-sending.ts';

interface Props {
  readonly whole: WholeRecording;
  readonly end: RecordingEnd | undefined;
  readonly sound: string | undefined;
  readonly onClose: () => void;
  readonly onSent: (sent: SentRecording) => void;
  readonly onExplainSilence: () => void;
}

export function RecordedDialog({ whole, end, sound, onClose, onSent, onExplainSilence }: Props) {
  const session = useSession();
  const [playsNot, turnPlaysNot] = useMarker('should_playback_off', true);
  const sending = useSending(whole, onSent);
  const isUser = session !== undefined;
  return (
    <Dialog title="Your recorded speech" onClose={onClose}>
      <Stack>
        {end === 'unplugged' && (
          <Alert color="yellow">
            The microphone was disconnected while you recorded. Your recording up to then is saved.
          </Alert>
        )}
        {end === 'silence' && <SilenceNote onExplain={onExplainSilence} />}
        <Text>
          {whole.seconds !== undefined && `${Math.round(whole.seconds)} seconds recorded. `}
          {sound}
        </Text>
        <Group>
          {/* Not "Submit": another press of the key that stopped the recording would spend a credit. */}
          <PlayRecording blob={whole.blob} playsAtOnce={!playsNot} takesFocus />
        </Group>
        <Checkbox
          label="Play recording automatically"
          description={isUser ? undefined : 'Log in to change this.'}
          checked={!playsNot}
          disabled={!isUser}
          onChange={({ currentTarget }) => turnPlaysNot(!currentTarget.checked)}
        />
        <SendingNote sending={sending} />
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void sending.send()} loading={sending.isSending}>
          Submit
        </Button>
      </Group>
    </Dialog>
  );
}
