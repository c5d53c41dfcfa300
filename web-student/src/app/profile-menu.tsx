import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconLogout, IconShieldCog, IconUserCircle } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '#domain/accounts/contract.ts';
import { useTakeOver, type ButtonBefore } from '../components/use-take-over.ts';
import { truncated } from '#domain/core/truncated.ts';
import { logOut } from '../features/accounts/api/log-out.ts';
import { destinations } from './navigation.ts';
import { paths } from './paths.ts';
import { profileButton } from './top-bar-buttons.tsx';

interface Props extends ButtonBefore {
  readonly user: User;
}

export default function ProfileMenu({ user, ...before }: Props) {
  const button = useTakeOver(before);
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={230} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon {...profileButton} ref={button} aria-label="Profile menu" />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label title={user.email}>
          {user.firstName !== undefined && (
            <Text component="span" display="block" fw={600} c="var(--mantine-color-text)">
              {truncated(user.firstName, 'small')}
            </Text>
          )}
          {truncated(user.email, 'small')}
        </Menu.Label>
        <Menu.Item
          component={Link}
          to={paths.profile.getHref()}
          leftSection={<IconUserCircle size={18} stroke={1.6} aria-hidden />}
        >
          My Profile
        </Menu.Item>
        {user.platformAccess === 'admin' && (
          <Menu.Item
            component="a"
            href="/admin/"
            leftSection={<IconShieldCog size={18} stroke={1.6} aria-hidden />}
          >
            Admin area
          </Menu.Item>
        )}
        <Menu.Divider />
        {destinations.map(({ name, href, Icon }) => (
          <Menu.Item
            key={href}
            component={Link}
            to={href}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
          onClick={() => {
            void logOut();
            void navigate(paths.home.getHref());
          }}
        >
          Log Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
