import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { openWithArrow } from '#student/components/menu-button/open-with-arrow.ts';
import { useTakeOver, type ButtonBefore } from '#student/components/menu-button/use-take-over.ts';
import { PromotionNote } from '#student/features/commerce/promotions/promotion-note.tsx';
import { paths } from '../paths.ts';
import { visitorButton } from './top-bar-buttons.tsx';
import { useWayBack } from '../use-way-back.ts';

const entriesFor = (wayBack: string | undefined) => [
  { name: 'Practice', href: paths.practice.getHref() },
  { name: 'Mock Tests', href: paths.mockTests.getHref() },
  { name: 'Blog', href: '/blog', isDocument: true },
  { name: 'Mobile app', href: '/download-pte-mobile-app', isDocument: true },
  { name: 'Prices', href: paths.pricing.getHref() },
  { name: 'Contact Us', href: paths.contact.getHref() },
  { name: 'Login', href: paths.login.getHref(wayBack) },
  { name: 'Sign up', href: paths.register.getHref(wayBack) },
];

export default function VisitorMenu(before: ButtonBefore) {
  const button = useTakeOver(before);
  const wayBack = useWayBack();
  return (
    <Menu position="bottom-end" width={220} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon {...visitorButton} ref={button} aria-label="Open the menu" onKeyDown={openWithArrow} />
      </Menu.Target>
      <Menu.Dropdown>
        {entriesFor(wayBack).map(({ name, href, isDocument = false }) => (
          <Menu.Item
            key={href}
            component={Link}
            to={href}
            reloadDocument={isDocument}
            rightSection={href === paths.pricing.getHref() && <PromotionNote />}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
