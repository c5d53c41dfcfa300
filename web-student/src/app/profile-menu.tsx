import { ActionIcon, Menu } from '@mantine/core';
import { IconLogout, IconShieldCog, IconUser, IconUserCircle } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '#domain/accounts/contract.ts';
import { logOut } from '../features/accounts/api/log-out.ts';
import { destinations } from './navigation.ts';
import { paths } from './paths.ts';

export default function ProfileMenu({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={230} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon variant="light" radius="xl" size={40} aria-label="Profile menu">
          <IconUser size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="one-line">{user.email}</Menu.Label>
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
