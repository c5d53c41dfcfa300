import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

export function NightModeToggle() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isNightMode = useComputedColorScheme('light') === 'dark';
  const Icon = isNightMode ? IconSun : IconMoon;
  return (
    <ActionIcon
      variant="subtle"
      color="slate"
      size={40}
      aria-label="Dark mode"
      aria-pressed={isNightMode}
      onClick={() => setColorScheme(isNightMode ? 'light' : 'dark')}
    >
      <Icon size={22} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
