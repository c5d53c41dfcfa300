import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTakeOver, type ButtonBefore } from '../components/use-take-over.ts';
import { paths } from './paths.ts';
import { visitorButton } from './top-bar-buttons.tsx';

const entries = [
  { name: 'Practice', href: paths.practice.getHref() },
  { name: 'Mock Tests', href: paths.mockTests.getHref() },
  { name: 'Login', href: paths.login.getHref() },
  { name: 'Sign up', href: paths.register.getHref() },
] as const;

/** What does not fit beside the logo on a small screen. */
export default function VisitorMenu(before: ButtonBefore) {
  const button = useTakeOver(before);
  return (
    <Menu position="bottom-end" width={200} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon {...visitorButton} ref={button} aria-label="Open the menu" />
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
