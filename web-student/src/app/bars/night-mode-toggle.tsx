import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useNightMode } from '#student/user/use-night-mode.ts';

export function NightModeToggle() {
  const { isNightMode, toggle } = useNightMode();
  const Icon = isNightMode ? IconSun : IconMoon;
  return (
    <ActionIcon
      variant="subtle"
      color="slate"
      size={40}
      aria-label="Dark mode"
      aria-pressed={isNightMode}
      onClick={toggle}
    >
      <Icon size={22} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
