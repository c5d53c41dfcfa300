import { ActionIcon, Menu } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from './paths.ts';

const entries = [
  { name: 'Practice', href: paths.practice.getHref() },
  { name: 'Mock Tests', href: paths.mockTests.getHref() },
  { name: 'Login', href: paths.login.getHref() },
  { name: 'Sign up', href: paths.register.getHref() },
] as const;

/** What does not fit beside the logo on a small screen. */
export default function VisitorMenu() {
  return (
    <Menu position="bottom-end" width={200} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon
          className="top-bar-overflow"
          variant="subtle"
          color="slate"
          size={40}
          aria-label="Open the menu"
        >
          <IconMenu2 size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ name, href }) => (
          <Menu.Item key={href} component={Link} to={href}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
