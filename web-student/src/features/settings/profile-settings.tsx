import { Group, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { updateUser, type User } from '#domain/accounts/contract.ts';
import { call } from '#student/core/api.ts';
import { hasAutoNightMode } from '#student/core/preferences/night.ts';
import { useUserChange } from '#student/user/use-user-change.ts';
import { ExamSelect } from './exam-select.tsx';
import { useMarker } from '#student/user/use-marker.ts';
import { useNightMode } from '#student/user/use-night-mode.ts';

const hours = Array.from({ length: 24 }, (_hour, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

export function ProfileSettings({ user }: { readonly user: User }) {
  const [isAuto, turnAuto] = useMarker('should_auto_night_mode');
  const [hasNoise, turnNoise] = useMarker('want_bg_noise');
  const [recordsOn, turnRecordsOn] = useMarker('should_auto_silence_off');
  const [stopsInTests, turnStopsInTests] = useMarker('want_silence_stop_in_tests');
  const [isSpokenTo, turnSpokenTo] = useMarker('want_announcements_while_recording');
  const [playsNot, turnPlaysNot] = useMarker('should_playback_off');
  const { isNightMode, toggle } = useNightMode();

  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        Changes are saved at once.
      </Text>
      <Stack gap="lg">
        <ExamSelect label="Your exam" />
        {!isAuto && <Switch label="Dark mode" checked={isNightMode} onChange={toggle} />}
        <Switch
          label="Automatic dark mode"
          description="Dark in the evening and at night, light by day."
          checked={isAuto}
          onChange={({ currentTarget }) => turnAuto(currentTarget.checked)}
        />
        {hasAutoNightMode(user) && <NightHours user={user} />}
        <Switch
          label="Background noise in recordings"
          description="A soft noise behind every recording, as in a test centre with other people."
          checked={hasNoise}
          onChange={({ currentTarget }) => turnNoise(currentTarget.checked)}
        />
        <Switch
          label="Stop a recording at silence"
          description="After 3 seconds of silence, as in the exam. If this is off, recording continues until time is up."
          checked={!recordsOn}
          onChange={({ currentTarget }) => turnRecordsOn(!currentTarget.checked)}
        />
        {!recordsOn && (
          <Switch
            label="Stop at silence in tests, too"
            description="You record only once in a test. If this is off, you only get a warning."
            checked={stopsInTests}
            onChange={({ currentTarget }) => turnStopsInTests(currentTarget.checked)}
          />
        )}
        <Switch
          label="Screen reader messages while recording"
          description="Use headphones: a voice from the loudspeaker would be in your recording."
          checked={isSpokenTo}
          onChange={({ currentTarget }) => turnSpokenTo(currentTarget.checked)}
        />
        <Switch
          label="Play recording automatically"
          description="Plays your recording back to you when it ends."
          checked={!playsNot}
          onChange={({ currentTarget }) => turnPlaysNot(!currentTarget.checked)}
        />
      </Stack>
    </>
  );
}

function NightHours({ user: { nightTimeStart, nightTimeEnd } }: { readonly user: User }) {
  const { mutate } = useUserChange();
  const change = (patch: { nightTimeStart: number; nightTimeEnd: number }) =>
    mutate({ patch, send: async () => (await call(updateUser, patch)).body.user });
  return (
    <Group gap="md" align="flex-start">
      <NativeSelect
        label="Dark from"
        data={hours}
        value={String(nightTimeStart)}
        onChange={({ currentTarget }) =>
          change({ nightTimeStart: Number(currentTarget.value), nightTimeEnd })
        }
      />
      <NativeSelect
        label="Light from"
        data={hours}
        value={String(nightTimeEnd)}
        onChange={({ currentTarget }) =>
          change({ nightTimeStart, nightTimeEnd: Number(currentTarget.value) })
        }
      />
      {nightTimeStart === nightTimeEnd && (
        <Text size="sm" c="dimmed" w="100%">
          Both hours are the same, so it stays light.
        </Text>
      )}
    </Group>
  );
}
