import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconBookmark,
  IconCreditCard,
  IconLogout,
  IconMail,
  IconShieldCog,
  IconUserCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
        <MenuLink to={paths.profile.getHref()} Icon={IconUserCircle}>
          My Profile
        </MenuLink>
        <MenuLink to={paths.myWords.getHref()} Icon={IconBookmark}>
          My words
        </MenuLink>
        {isOnTeam(user.platformAccess) && (
          <Menu.Item component="a" href="/admin/" leftSection={<IconShieldCog {...iconLook} />}>
            Admin area
          </Menu.Item>
        )}
        <Menu.Divider />
        {destinations.map(({ name, href, Icon, isDocument = false }) => (
          <MenuLink key={href} to={href} Icon={Icon} reloadDocument={isDocument}>
            {name}
          </MenuLink>
        ))}
        <MenuLink to={paths.pricing.getHref()} Icon={IconCreditCard} rightSection={<PromotionNote />}>
          Plans and prices
        </MenuLink>
        <Menu.Divider />
        <MenuLink to={paths.contact.getHref()} Icon={IconMail}>
          Contact Us
        </MenuLink>
        <Menu.Item
          leftSection={<IconLogout {...iconLook} />}
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

const iconLook = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

interface MenuLinkProps {
  readonly to: string;
  readonly Icon: TablerIcon;
  readonly rightSection?: ReactNode;
  readonly reloadDocument?: boolean;
  readonly children: ReactNode;
}

function MenuLink({ Icon, ...item }: MenuLinkProps) {
  return <Menu.Item component={Link} leftSection={<Icon {...iconLook} />} {...item} />;
}
