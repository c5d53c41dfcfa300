import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconBookmark,
  IconCreditCard,
  IconLogout,
  IconMail,
  IconShieldCog,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { isOnTeam } from '#domain/accounts/platform-access.ts';
import type { User } from '#domain/accounts/contract.ts';
import { openWithArrow } from '#student/components/menu-button/open-with-arrow.ts';
import { useTakeOver, type ButtonBefore } from '#student/components/menu-button/use-take-over.ts';
import { truncated } from '#domain/core/text/truncated.ts';
import { logOut } from '#student/features/accounts/api/log-out.ts';
import { UserAvatar } from '#student/features/accounts/picture/user-avatar.tsx';
import { PromotionNote } from '#student/features/commerce/promotions/promotion-note.tsx';
import { destinations } from './navigation.ts';
import { paths } from '../paths.ts';
import { profileButton } from './top-bar-buttons.tsx';

interface Props extends ButtonBefore {
  readonly user: User;
}

export default function ProfileMenu({ user, ...before }: Props) {
  const button = useTakeOver(before);
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={285} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon {...profileButton} ref={button} aria-label="Profile menu" onKeyDown={openWithArrow}>
          <UserAvatar user={user} size={40} />
        </ActionIcon>
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
        <Menu.Item
          component={Link}
          to={paths.myWords.getHref()}
          leftSection={<IconBookmark size={18} stroke={1.6} aria-hidden />}
        >
          My words
        </Menu.Item>
        {isOnTeam(user.platformAccess) && (
          <Menu.Item
            component="a"
            href="/admin/"
            leftSection={<IconShieldCog size={18} stroke={1.6} aria-hidden />}
          >
            Admin area
          </Menu.Item>
        )}
        <Menu.Divider />
        {destinations.map(({ name, href, Icon, isDocument = false }) => (
          <Menu.Item
            key={href}
            component={Link}
            to={href}
            reloadDocument={isDocument}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Item
          component={Link}
          to={paths.pricing.getHref()}
          leftSection={<IconCreditCard size={18} stroke={1.6} aria-hidden />}
          rightSection={<PromotionNote />}
        >
          Plans and prices
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={paths.contact.getHref()}
          leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
        >
          Contact Us
        </Menu.Item>
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
