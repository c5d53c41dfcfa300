import { ActionIcon } from '@mantine/core';
import { IconShieldCog, IconUser } from '@tabler/icons-react';
import { lazy, memo } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { isOnTeam } from '#domain/accounts/platform-access.ts';
import { OptionalPart } from '#student/components/optional-part.tsx';
import { DeferredButton } from '#student/components/menu-button/deferred-button.tsx';
import { preloadable } from '#student/components/preloadable.tsx';
import { hasAutoNightMode } from '#student/core/preferences/night.ts';
import type { Session } from '#student/core/session.ts';
import { ExamSelect } from '#student/features/settings/exam-select.tsx';
import { AccountLinks } from './account-links.tsx';
import { paths } from '../paths.ts';
import { NightModeToggle } from './night-mode-toggle.tsx';
import { bellButton, profileButton, visitorButton } from './top-bar-buttons.tsx';
import styles from './bars.module.css';

// Menus pull in the code that positions floating parts, which the first paint does not need.
const ProfileMenu = preloadable(() => import('./profile-menu.tsx'));
const NotificationsBell = preloadable(() => import('#student/features/notifications/notifications-bell.tsx'));
const VisitorMenu = preloadable(() => import('./visitor-menu.tsx'));
// The promotion countdown is not part of the first paint.
const PromotionButton = lazy(() => import('#student/features/commerce/promotions/promotion-button.tsx'));
const nothing = {};

export const TopBar = memo(function TopBar({ session }: { readonly session: Session | undefined }) {
  return (
    <header className="top-bar">
      <Link to={paths.home.getHref()} className="logo" aria-label="Ninety, home">
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
          <use href="/icon.svg#icon" />
        </svg>
        <span className="logo-name">Ninety</span>
      </Link>
      {!session && (
        <nav className="top-bar-links" aria-label="Main">
          <NavLink to={paths.practice.getHref()}>Practice</NavLink>
          <NavLink to={paths.mockTests.getHref()}>Mock Tests</NavLink>
          <a href="/blog">Blog</a>
          <a href="/download-pte-mobile-app">Mobile app</a>
        </nav>
      )}
      <div className="top-bar-end">
        <OptionalPart>
          <PromotionButton />
        </OptionalPart>
        <ExamSelect label="Exam" isCompact />
        {!(session && hasAutoNightMode(session.user)) && <NightModeToggle />}
        {session && isOnTeam(session.user.platformAccess) && (
          <ActionIcon
            component="a"
            href="/admin/"
            className={styles['admin']}
            variant="subtle"
            color="slate"
            size={40}
            aria-label="Admin area"
          >
            <IconShieldCog size={22} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
        {session ? (
          <>
            <DeferredButton
              {...bellButton}
              Late={NotificationsBell}
              late={nothing}
              label="Notifications"
              opens="dialog"
            />
            <DeferredButton
              key="profile"
              {...profileButton}
              Late={ProfileMenu}
              late={{ user: session.user }}
              label="Profile menu"
              opens="menu"
            >
              <IconUser size={22} stroke={1.6} aria-hidden />
            </DeferredButton>
          </>
        ) : (
          <>
            <AccountLinks />
            <DeferredButton
              // Without a key, React keeps the pressed state of the profile button after a logout.
              key="visitor"
              {...visitorButton}
              Late={VisitorMenu}
              late={nothing}
              label="Open the menu"
              opens="menu"
            />
          </>
        )}
      </div>
    </header>
  );
});
